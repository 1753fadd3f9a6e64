import { site } from '~/site'

/** What a message can be about, as its subject. The operator's panel counts 'Product Inquiry'. */
export const inquiryTypes = [
  'Product Inquiry',
  'Bulk Order',
  'Custom Formulation',
  'Feeding Advice',
  'Delivery',
  'Complaint',
  'Other',
] as const

export const introduction = {
  title: 'Contact us',
  text: 'Tell us how many fish you have, what they weigh and where your farm is. Then our first answer can be a useful one.',
} as const

export const quickAnswers = [
  {
    question: 'What is the smallest order?',
    answer: `One 25 kg bag in the shop. For a quotation from the mill: ${site.minimumOrder}, which is 40 bags.`,
  },
  {
    question: 'Do you make feed to my own formula?',
    answer: `Yes, from ${site.customMinimum} of one feed.`,
  },
  { question: 'How soon will you answer?', answer: `Within ${site.answersWithin}. What you send on a Sunday we read on Monday.` },
  { question: 'When can I call?', answer: `${site.hours}, Indian time.` },
] as const
