import type { Category } from '~/domain/catalog/schema'
import type { PageParams } from '../page-params'

export const about = ({ value }: PageParams) => ({
  introduction: {
    title: 'Feed milled where the trout are',
    text: 'One mill, three pellets, and every figure printed on the bag. This is who we are and what we promise.',
  },
  /** The captions of the drawings. */
  captions: {
    valley: 'Where it begins: snow water. Drawn.',
    mill: 'A mill like ours. Drawn.',
  },
  story: { title: 'Why we mill here' },
  photos: { mill: 'Our mill', people: 'The people of the mill' },
  journey: { title: 'The journey', text: 'The years that changed what we sell.' },
  /** Draft texts that the manufacturer must confirm or correct. */
  milestones: {
    start: { title: 'The start', text: 'The company begins: trout feed milled in Kashmir instead of carried in.' },
    stages: {
      title: 'Three stages',
      text: 'One pellet becomes three: Early, Small and Stock, so that each size of fish has its own.',
    },
    analysis: {
      title: 'The analysis on the bag',
      text: 'Each bag states six figures: protein, fat, fibre, moisture, energy and pellet size.',
    },
    shop: {
      title: 'The shop on your phone',
      text: 'Prices, stock, a feeding calculator and orders by the bag, without a middleman.',
    },
  },
  capabilities: {
    title: 'What every bag must contain',
    text: 'The figures printed on our bags. Each bar is one whole bag; the filled part is its protein or its dry matter.',
  },
  protein: {
    label: (stage: Category) => `Protein, ${value(`${stage}.name`)}`,
    inBag: (stage: Category) => `${value(`${stage}.proteinInBag`)} of a ${value(`${stage}.bag`)} bag`,
  },
  dryMatter: {
    label: 'Dry matter, all three feeds, at least',
    inBag: `${value('all.dryMatterInBag')} of a ${value('all.bag')} bag`,
  },
  mission: {
    title: 'Our mission',
    text: 'Feed that is worth its price in fish: made near you, described honestly, and sold by what your pond needs.',
  },
  vision: {
    title: 'Our vision',
    text: 'A valley that feeds its trout from its own mill, and farmers whose records can hold their feed maker to account.',
  },
  certificates: {
    title: 'Certificates',
    text: 'We list only what has a number that you can check. Ask us for our factory licence or for the analysis of a feed, and we send a copy.',
    valid: (number: string, issuer: string, until: string) => `${number}, ${issuer}, valid until ${until}`,
    expired: (number: string, issuer: string, until: string) => `${number}, ${issuer}, valid until ${until}. It has expired.`,
    scan: (name: string) => `Picture of ${name}`,
    see: 'See the certificate',
    tax: { label: 'Tax registration', text: `GST number ${value('gst')}` },
    /** Shown until the shop has its own. */
    samples: {
      names: ['Sample: factory licence', 'Sample: quality certificate', 'Sample: analysis of a feed'],
      text: 'Not a certificate of this shop. Its number, who gave it and its last day will stand here.',
    },
  },
})

export const team = ({ value }: PageParams) => ({
  introduction: {
    title: 'Our team',
    text: 'When something is wrong with a bag, somebody has to answer for it. These are the offices that do.',
  },
  leaders: { title: 'Who leads', text: 'Four offices, and what each of them answers for.' },
  /** For an office without a name in the settings. */
  sample: 'Sample: first and last name',
  /** Names come from the settings. */
  offices: {
    director: {
      role: 'Managing Director',
      answersFor: 'Prices, supply through the winter, and any complaint that the others have not settled.',
    },
    production: {
      role: 'Head of Production',
      answersFor: 'The mill: grinding, pelleting, drying, and that each bag holds the weight printed on it.',
    },
    nutrition: {
      role: 'Feed Nutritionist',
      answersFor: 'The formula of each stage: protein, fat and energy, and what changes when an ingredient does.',
    },
    quality: {
      role: 'Quality Manager',
      answersFor: 'Tests of ingredients and finished feed, and the date on each bag.',
    },
  },
  whomToAsk: {
    title: 'Whom to ask',
    text: 'Write with the subject beside a department, so that your message reaches it.',
  },
  departments: {
    sales: {
      name: 'Sales',
      text: 'Prices, stock and quotations, and the call that confirms your order.',
      ask: 'Ask about a feed\u00a0→',
    },
    nutrition: {
      name: 'Nutrition',
      text: `Feed to your own formula, from ${value('customMinimum')}.`,
      ask: 'Ask about your own formula\u00a0→',
    },
    advice: {
      name: 'Farm advice',
      text: 'Which pellet, how much, and what to try when fish stop eating.',
      ask: 'Ask for feeding advice\u00a0→',
    },
    dispatch: {
      name: 'Dispatch',
      text: 'The delivery day, the road, and bags that arrive wet or torn.',
      ask: 'Ask about a delivery\u00a0→',
    },
    quality: {
      name: 'Quality',
      text: 'A bag that does not match its label. Keep a handful and its date.',
      ask: 'Make a complaint\u00a0→',
    },
  },
  howWeWork: 'How we work',
  values: [
    { title: 'Say the number', text: 'Kilograms, degrees, rupees. If we do not know a figure, we say so.' },
    { title: 'Sell what the pond needs', text: 'Uneaten feed is your money lying on the pond floor, and it fouls your water.' },
    { title: 'Answer for it', text: 'A complaint goes to the person who made the bag, not round the office.' },
    { title: 'Keep the stream clean', text: 'The water that leaves your farm is somebody’s water further down.' },
  ] as const,
})
