import type { shop as english } from '../en/shop'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const shop = ({ search }: MessageParams): Shape<ReturnType<typeof english>> => ({
  products: 'चारा',
  noSignal: (moment: string) => `सिग्नल नहीं है: ये कीमतें और स्टॉक ${moment} के हैं।`,
  failed: 'चारे की सूची नहीं खुल पाई।',
  loading: 'चारे की सूची आ रही है…',
  empty: 'अभी कुछ बिक्री में नहीं है। कृपया व्हाट्सऐप पर पूछें।',
  noMatch: `इस खोज से कोई चारा नहीं मिला। अपनी मछली का वज़न लिखकर देखें, जैसे ${search.fish}।`,
  search: 'नाम या जानकारी से खोजें',
  placeholder: `जैसे ${search.fish}, ${search.pellet} या फ़िंगरलिंग`,
  find: 'खोजें',
  category: 'स्टेज',
  all: 'सब स्टेज',
  more: {
    label: 'और चारा',
    shown: (from: string, to: string, all: string) => `${all} में से चारा ${from} से ${to}`,
    previous: 'पिछला चारा',
    next: 'और चारा',
  },
})
