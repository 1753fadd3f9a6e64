import type {
  contactForm as contactFormInEnglish,
  contact as contactInEnglish,
  visitorForms as visitorFormsInEnglish,
} from '../en/contact'
import type { MessageParams } from '../message-params'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const contact = ({ value, bag, answerHours }: PageParams): Shape<ReturnType<typeof contactInEnglish>> => ({
  introduction: {
    title: 'हमसे बात करें',
    text: 'बताएँ कि आपके पास कितनी मछलियाँ हैं, एक का वज़न कितना है और फ़ार्म कहाँ है, ताकि हमारा पहला जवाब ही काम आए।',
  },
  reach: { call: 'फ़ोन करें', whatsapp: 'व्हाट्सऐप' },
  details: { email: 'ईमेल', address: 'पता', hours: 'समय' },
  copy: {
    label: 'कॉपी करें',
    of: {
      phone: 'फ़ोन नंबर कॉपी करें',
      whatsapp: 'व्हाट्सऐप नंबर कॉपी करें',
      email: 'ईमेल पता कॉपी करें',
      address: 'पता कॉपी करें',
      receipt: 'रसीद कॉपी करें',
    },
  },
  write: 'हमें लिखें',
  quickAnswers: {
    title: 'झटपट जवाब',
    answers: [
      {
        question: 'कम से कम कितना ऑर्डर कर सकते हैं?',
        answer: `दुकान से ${bag} की एक बोरी। मिल का कोटेशन ${value('minimumOrder')} से शुरू होता है।`,
      },
      {
        question: 'क्या आप मेरे फ़ॉर्मूले से चारा बनाते हैं?',
        answer: `जी हाँ, एक ही चारा कम से कम ${value('customMinimum')} लेना होगा।`,
      },
      {
        question: 'जवाब कितनी देर में मिलेगा?',
        answer: `${answerHours} घंटे के अंदर। छुट्टी के दिन जो आता है, उसका जवाब हम अगले काम के दिन देते हैं।`,
      },
      { question: 'फ़ोन किस समय करें?', answer: `${value('hours')}, भारतीय समय।` },
    ],
  },
})

export const contactForm = ({ answerHours }: MessageParams): Shape<ReturnType<typeof contactFormInEnglish>> => ({
  about: 'किस बारे में?',
  name: 'नाम',
  email: 'ईमेल',
  phone: 'फ़ोन',
  subject: 'विषय',
  order: 'ऑर्डर का नंबर',
  message: 'संदेश',
  send: 'संदेश भेजें',
  complaint: 'आपकी शिकायत का अपना नंबर और अपना पन्ना है:',
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

export const visitorForms: Shape<typeof visitorFormsInEnglish> = {
  trap: 'इसे खाली छोड़ें',
  resume: 'आगे भरें',
  discard: 'हटा दें',
  privacy: {
    order: 'आपका नाम, फ़ोन और पता सिर्फ़ इस ऑर्डर और इसके बिल के लिए है।',
    contact: 'आप जो लिखते हैं वह सिर्फ़ आपको जवाब देने के लिए है।',
    waitlist: 'आपका नंबर सिर्फ़ इसी एक सूचना के लिए है।',
    link: 'हम इसे कितने दिन रखते हैं',
  },
}
