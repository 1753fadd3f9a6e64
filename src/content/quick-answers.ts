import { fact } from '~/formats/facts'
import { site } from '~/site'

/** What the contact page answers before it is asked. */
export const quickAnswers = [
  {
    question: 'What is the smallest order?',
    answer: `One 25 kg bag in the shop. Quotations from the mill start at ${fact('minimumOrder')}.`,
  },
  {
    question: 'Do you make feed to my own formula?',
    answer: `Yes, from ${fact('customMinimum')} of one feed.`,
  },
  {
    question: 'How soon will you answer?',
    answer: `Within ${site.answerHours} hours. What reaches us on a closed day we answer on the next working day.`,
  },
  { question: 'When can I call?', answer: `${fact('hours')}, Indian time.` },
] as const
