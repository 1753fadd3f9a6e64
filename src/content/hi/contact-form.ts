import type { contactForm as english } from '../en/contact-form'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const contactForm = ({ answerHours }: MessageParams): Shape<ReturnType<typeof english>> => ({
  about: 'किस बारे में?',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  subject: 'विषय',
  message: 'संदेश',
  send: 'संदेश भेजें',
  notices: {
    home: {
      sent: { title: 'संदेश मिल गया!', text: 'आपके संदेश के लिए धन्यवाद। हम जल्दी ही जवाब देंगे।' },
      failed: { title: 'नहीं भेजा जा सका', text: 'संदेश नहीं गया। कृपया फिर से भेजें।' },
    },
    contact: {
      sent: {
        title: 'संदेश हमें मिल गया!',
        text: `हमें लिखने के लिए धन्यवाद। हमारी टीम ${answerHours} घंटे के अंदर जवाब देगी।`,
      },
      failed: { title: 'संदेश नहीं गया', text: 'कृपया फिर से भेजें, या सीधे हमें ईमेल करें।' },
    },
  },
})
