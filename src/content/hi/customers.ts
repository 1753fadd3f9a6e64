import type { customers as english } from '../en/customers'
import type { Shape } from '../shape'

export const customers: Shape<typeof english> = {
  order: (name, company, number) => `नमस्ते ${name}, यह संदेश ${company} की ओर से आपके ऑर्डर नंबर ${number} के बारे में है:`,
  total: (rupees) => `कुल रकम: ${rupees}`,
  meanings: {
    pending: 'आपका ऑर्डर हमें मिल गया है। हम जल्दी ही इसे पक्का करेंगे।',
    confirmed: 'आपका ऑर्डर पक्का हो गया है, और हम आपका चारा पैक कर रहे हैं।',
    shipped: 'आपका चारा भेज दिया गया है और रास्ते में है।',
    delivered: 'आपका चारा पहुँच गया है। आपकी मछलियाँ खूब बढ़ें।',
    cancelled: 'आपका ऑर्डर रद्द कर दिया गया है। अगर आपने यह नहीं कहा था, तो हमें लिखें।',
  },
  by: (day) => `हम इसे ${day} तक पहुँचा देंगे।`,
  page: (link: string) => `यहाँ देखें कि ऑर्डर कहाँ तक पहुँचा और कितना बाकी है: ${link}`,
  quotation: (name, company, number) => `नमस्ते ${name}, यह ${company} की ओर से आपका कोटेशन ${number} है।`,
  quotationPage: (day, link) => `यह ${day} तक है। इसे यहाँ पढ़ें और मंज़ूर करें: ${link}`,
  inStock: (company, feed, link) => `नमस्ते, ${company} से। आपने बताने को कहा था: ${feed} फिर स्टॉक में है। यहाँ से ऑर्डर करें: ${link}`,
  message: (name, company) => `नमस्ते ${name}, ${company} को भेजे आपके संदेश के बारे में: `,
  recall: (name, company, lot) =>
    `नमस्ते ${name}, यह संदेश ${company} की ओर से है। लॉट ${lot} का जो चारा आपने हमसे लिया है, हम उसे वापस ले रहे हैं। कृपया उसे न खिलाएँ, बोरियाँ रखें और हमें फ़ोन करें।`,
  aboutLot: (name, company, lot) => `नमस्ते ${name}, यह संदेश ${company} की ओर से लॉट ${lot} के चारे के बारे में है, जो आपने हमसे लिया है।`,
  lotOrder: (number, bags) => `ऑर्डर नंबर ${number}, बोरियाँ: ${bags}।`,
  lotPage: (link) => `इस लॉट की सारी बात: ${link}`,
}
