import { fact } from '~/formats/facts'
import { site } from '~/site'

/** What the contact page answers before it is asked. */
export const quickAnswers = [
  {
    question: 'What is the smallest order?',
    answer: `One 25 kg bag in the shop. For a quotation from the mill: ${site.minimumOrder}, which is 40 bags.`,
  },
  {
    question: 'Do you make feed to my own formula?',
    answer: `Yes, from ${site.customMinimum} of one feed.`,
  },
  {
    question: 'How soon will you answer?',
    answer: `Within ${site.answersWithin}. What you send on a day when we are closed we read on the next.`,
  },
  { question: 'When can I call?', answer: `${fact('hours')}, Indian time.` },
] as const
