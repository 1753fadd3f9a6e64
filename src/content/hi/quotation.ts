import type { quotationPage as english } from '../en/quotation'
import type { Shape } from '../shape'

export const quotationPage: Shape<typeof english> = {
  title: (number) => `कोटेशन ${number}`,
  pageTitle: 'आपका कोटेशन',
  says: {
    open: (day) => `ये कीमतें ${day} तक हैं।`,
    expired: (day) => `ये कीमतें ${day} तक थीं। यह कोटेशन अब मंज़ूर नहीं हो सकता; कृपया हमसे नया माँगें।`,
    accepted: 'आपने यह कोटेशन मंज़ूर कर लिया है। अब यह आपका ऑर्डर है।',
    withdrawn: 'हमने यह कोटेशन वापस ले लिया है। कृपया हमें फ़ोन करें।',
  },
  states: { open: 'आपके जवाब का इंतज़ार', expired: 'समय पूरा', accepted: 'मंज़ूर', withdrawn: 'वापस लिया गया' },
  goods: 'हम क्या दे रहे हैं',
  each: (price) => `${price} प्रति बोरी`,

  accept: {
    title: 'मंज़ूर करें',
    lead: 'इससे आप यह चारा इन्हीं कीमतों पर ऑर्डर करते हैं। डिलीवरी के लिए हम आपको फ़ोन करेंगे।',
    address: 'माल कहाँ पहुँचाना है?',
    send: 'मंज़ूर है, ऑर्डर करें',
  },
  answer: {
    title: 'कुछ पूछें या बदलवाएँ',
    text: 'क्या बदलना है?',
    send: 'हमें भेजें',
    thanks: 'धन्यवाद। आपका संदेश हमें मिल गया है, हम आपको फ़ोन करेंगे।',
    enough: 'आप कई बार लिख चुके हैं। कृपया हमें फ़ोन करें।',
  },
  order: 'अपना ऑर्डर देखें',
  about: (number) => `कोटेशन ${number} के बारे में`,
}
