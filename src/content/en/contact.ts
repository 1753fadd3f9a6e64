import type { MessageParams } from '../message-params'
import type { PageParams } from '../page-params'

export const contact = ({ value, bag, answerHours }: PageParams) => ({
  introduction: {
    title: 'Contact us',
    text: 'Tell us how many fish you have, what they weigh and where your farm is, so that our first answer already helps.',
  },
  reach: { call: 'Call', whatsapp: 'WhatsApp' },
  details: { email: 'Email', address: 'Address', hours: 'Hours' },
  copy: {
    label: 'Copy',
    of: {
      phone: 'Copy the phone number',
      whatsapp: 'Copy the WhatsApp number',
      email: 'Copy the email address',
      address: 'Copy the address',
      receipt: 'Copy the receipt',
    },
  },
  write: 'Write to us',
  quickAnswers: {
    title: 'Quick answers',
    answers: [
      {
        question: 'What is the smallest order?',
        answer: `One ${bag} bag in the shop. Quotations from the mill start at ${value('minimumOrder')}.`,
      },
      { question: 'Do you make feed to my own formula?', answer: `Yes, from ${value('customMinimum')} of one feed.` },
      {
        question: 'How soon will you answer?',
        answer: `Within ${answerHours} hours. What reaches us on a closed day we answer on the next working day.`,
      },
      { question: 'When can I call?', answer: `${value('hours')}, Indian time.` },
    ] as const,
  },
})

export const contactForm = ({ answerHours }: MessageParams) => ({
  about: 'What is it about?',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  /** For a complaint. */
  order: 'Number of the order',
  message: 'Message',
  send: 'Send Message',
  /** After sending a complaint, before its number. */
  complaint: 'Your complaint has a number and a page of its own:',
  /** The messages of the form after success or failure, on the home page and on its own page. */
  notices: {
    home: {
      sent: { title: 'Message Sent!', text: 'Thank you for your message. We will get back to you soon.' },
      failed: { title: 'Error', text: 'Failed to send message. Please try again.' },
    },
    contact: {
      sent: {
        title: 'Message Sent Successfully!',
        text: `Thank you for contacting us. Our team will respond within ${answerHours} hours.`,
      },
      failed: { title: 'Error Sending Message', text: 'Please try again or contact us directly via email.' },
    },
  },
})

/** Texts in the HTML of visitor forms. */
export const visitorForms = {
  /** The label of the honeypot field. */
  trap: 'Leave this empty',
  /** For an unfinished draft. */
  resume: 'Continue it',
  discard: 'Discard it',
  /** Above the submit button. */
  privacy: {
    order: 'Your name, phone and address serve this order and its bill alone.',
    contact: 'What you write serves our answer alone.',
    waitlist: 'Your number serves this one message alone.',
    link: 'How long we keep it',
  },
}
