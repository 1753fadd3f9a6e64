import { fact } from '~/formats/facts'
import type { inquiryTypes } from './contact'

type InquiryType = (typeof inquiryTypes)[number]

const leader = (post: 'director' | 'production' | 'nutrition' | 'quality', role: string, answersFor: string) => ({
  name: fact(post),
  role,
  answersFor,
})

export const introduction = {
  title: 'Our team',
  text: 'When something is wrong with a bag, somebody has to answer for it. These are the offices that do.',
} as const

/** Heading and opening line of each section of the team page. */
export const sections = {
  leaders: { title: 'Who leads', text: 'Four offices, and what each of them answers for.' },
  departments: {
    title: 'Whom to ask',
    text: 'Write with the subject beside a department, so that your message reaches it.',
  },
  values: { title: 'How we work' },
} as const

/** Names come from the settings; an office without one stands alone. */
export const leaders = [
  leader(
    'director',
    'Managing Director',
    'Prices, supply through the winter, and any complaint that the others have not settled.',
  ),
  leader('production', 'Head of Production', 'The mill: grinding, pelleting, drying, and that a 25 kg bag holds 25 kg.'),
  leader(
    'nutrition',
    'Feed Nutritionist',
    'The formula of each stage: protein, fat and energy, and what changes when an ingredient does.',
  ),
  leader('quality', 'Quality Manager', 'Tests of ingredients and finished feed, and the date on each bag.'),
]

export const departments: readonly { name: string; text: string; ask: InquiryType }[] = [
  { name: 'Sales', text: 'Prices, stock and quotations, and the call that confirms your order.', ask: 'Product Inquiry' },
  { name: 'Nutrition', text: `Feed to your own formula, from ${fact('customMinimum')}.`, ask: 'Custom Formulation' },
  { name: 'Farm advice', text: 'Which pellet, how much, and what to try when fish stop eating.', ask: 'Feeding Advice' },
  { name: 'Dispatch', text: 'The delivery day, the road, and bags that arrive wet or torn.', ask: 'Delivery' },
  { name: 'Quality', text: 'A bag that does not match its label. Keep a handful and its date.', ask: 'Complaint' },
]

export const values = [
  { title: 'Say the number', text: 'Kilograms, degrees, rupees. If we do not know a figure, we say so.' },
  { title: 'Sell what the pond needs', text: 'Uneaten feed is your money lying on the pond floor, and it fouls your water.' },
  { title: 'Answer for it', text: 'A complaint goes to the person who made the bag, not round the office.' },
  { title: 'Keep the stream clean', text: 'The water that leaves your farm is somebody’s water further down.' },
] as const
