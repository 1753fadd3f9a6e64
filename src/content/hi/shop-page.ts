import type { shopPage as english } from '../en/shop-page'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const shopPage = ({ bag }: PageParams): Shape<ReturnType<typeof english>> => ({
  title: 'हर नाप की ट्राउट का चारा',
  lead: `अर्ली, स्मॉल और स्टॉक, ${bag} की बोरियों में। मछली के नाप से चुनें, यहीं ऑर्डर करें, और हम फ़ोन करके पक्का करेंगे।`,
  promises: [
    { title: 'गुणवत्ता की गारंटी', text: 'हर खेप वैसी ही बनती है जैसा उसकी बोरी पर छपा है।' },
    { title: 'जल्दी डिलीवरी', text: 'हम फ़ोन करके हर ऑर्डर पक्का करते हैं, और दिन बताते हैं।' },
    { title: 'व्हाट्सऐप पर मदद', text: 'खरीदने से पहले चारे के बारे में पूछें; जवाब इंसान देता है।' },
  ],
})
