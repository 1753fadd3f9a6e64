import type { receipt as english } from '../en/receipt'
import type { Shape } from '../shape'

export const receipt: Shape<typeof english> = {
  placed: {
    shop: 'आपका ऑर्डर मिल गया! पक्का करने के लिए हम जल्दी ही आपसे बात करेंगे।',
    home: 'आपका ऑर्डर मिल गया!',
  },
  title: 'आपका ऑर्डर',
  order: 'ऑर्डर',
  number: (id: string) => `नंबर ${id}`,
  feed: 'चारा',
  bags: 'बोरियाँ',
  bagsOf: (bags: string, weight: string) => `${weight} की ${bags}`,
  total: 'कुल',
  delivery: 'डिलीवरी',
  call: (phone: string, when: string) => `ऑर्डर पक्का करने के लिए हम ${when} ${phone} पर फ़ोन करेंगे।`,
  ponds: 'इन बोरियों का हिसाब तालाब की डायरी में रखें',
}
