import type { order as english } from '../en/order'
import type { Shape } from '../shape'

export const order: Shape<typeof english> = {
  title: 'ऑर्डर',
  quantity: 'कितनी बोरियाँ',
  less: 'एक बोरी कम',
  more: 'एक बोरी ज़्यादा',
  bagsOf: { before: 'एक बोरी ', after: ' की है।' },
  total: 'कुल',
  forFish: { before: '', after: ' की मछली के लिए' },
  aBag: 'प्रति बोरी',
  inStock: 'बोरी स्टॉक में',
  phone: 'फ़ोन',
  name: 'पूरा नाम',
  address: 'डिलीवरी का पता',
  district: 'ज़िला',
  email: 'ईमेल',
  message: 'संदेश',
  noPayment: 'अभी पैसे नहीं देने हैं: हम फ़ोन करके ऑर्डर और डिलीवरी का दिन पक्का करते हैं।',
  submit: 'ऑर्डर भेजें',
  recount: 'कुल फिर से जोड़ें',
  another: 'एक और चारा जोड़ें',
  dead: {
    text: (sku: string) => `यह ऑर्डर लिंक ${sku} का है, जो अभी बिक्री में नहीं है। देखें कि`,
    link: 'दुकान में क्या है',
    end: '।',
  },
  receipt: {
    weCall: (when: string, phone: string) => `हम आपको ${when} फ़ोन करेंगे। कुछ ठीक न लगे, तो ${phone} पर हमें फ़ोन करें।`,
    ok: 'ठीक है',
    save: 'व्हाट्सऐप में रख लें',
    copyReceipt: 'रसीद कॉपी करें',
    callUs: 'हमें फ़ोन करें',
  },
}
