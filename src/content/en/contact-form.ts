import type { MessageParams } from '../message-params'

export const contactForm = ({ answerHours }: MessageParams) => ({
  about: 'What is it about?',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
  send: 'Send Message',
  /** What the form says after sending or failing, on the home page and on its own page. */
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
