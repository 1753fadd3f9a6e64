import type { PageParams } from '../page-params'

export const team = ({ placeholder, bag }: PageParams) => ({
  introduction: {
    title: 'Our team',
    text: 'When something is wrong with a bag, somebody has to answer for it. These are the offices that do.',
  },
  leaders: { title: 'Who leads', text: 'Four offices, and what each of them answers for.' },
  /** `letters` stand in place of a portrait. Names come from the settings. */
  offices: {
    director: {
      role: 'Managing Director',
      letters: 'MD',
      answersFor: 'Prices, supply through the winter, and any complaint that the others have not settled.',
    },
    production: {
      role: 'Head of Production',
      letters: 'HP',
      answersFor: `The mill: grinding, pelleting, drying, and that a ${bag} bag holds ${bag}.`,
    },
    nutrition: {
      role: 'Feed Nutritionist',
      letters: 'FN',
      answersFor: 'The formula of each stage: protein, fat and energy, and what changes when an ingredient does.',
    },
    quality: {
      role: 'Quality Manager',
      letters: 'QM',
      answersFor: 'Tests of ingredients and finished feed, and the date on each bag.',
    },
  },
  whomToAsk: {
    title: 'Whom to ask',
    text: 'Write with the subject beside a department, so that your message reaches it.',
  },
  departments: {
    sales: { name: 'Sales', text: 'Prices, stock and quotations, and the call that confirms your order.' },
    nutrition: { name: 'Nutrition', text: `Feed to your own formula, from ${placeholder('customMinimum')}.` },
    advice: { name: 'Farm advice', text: 'Which pellet, how much, and what to try when fish stop eating.' },
    dispatch: { name: 'Dispatch', text: 'The delivery day, the road, and bags that arrive wet or torn.' },
    quality: { name: 'Quality', text: 'A bag that does not match its label. Keep a handful and its date.' },
  },
  /** Before and after the link that names the subject. */
  ask: ['Write with the subject ', '.'] as const,
  howWeWork: 'How we work',
  values: [
    { title: 'Say the number', text: 'Kilograms, degrees, rupees. If we do not know a figure, we say so.' },
    { title: 'Sell what the pond needs', text: 'Uneaten feed is your money lying on the pond floor, and it fouls your water.' },
    { title: 'Answer for it', text: 'A complaint goes to the person who made the bag, not round the office.' },
    { title: 'Keep the stream clean', text: 'The water that leaves your farm is somebody’s water further down.' },
  ] as const,
})
