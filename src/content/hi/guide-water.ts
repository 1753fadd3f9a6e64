import type { environment as english } from '../en/guide-water'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const environment = ({
  acidity,
  ammonia,
  ration,
  water: { density, fullRation, oxygenToFeed },
}: PageParams): Shape<ReturnType<typeof english>> => ({
  temperature: {
    factor: 'तापमान',
    range: `${fullRation.least} से ${fullRation.to}`,
    text: `पूरी खुराक दें। ${ration.coolFrom} से ${fullRation.from} पर ${ration.coolShare} दें, ${ration.cold} से नीचे आधी। ${fullRation.to} से ऊपर ${ration.warmShare} दें; ${ration.tablesEnd} से ऊपर पानी ठंडा होने तक बहुत कम या बिल्कुल नहीं।`,
  },
  oxygen: {
    factor: 'ऑक्सीजन, आउटलेट पर',
    range: `${oxygenToFeed} या ज़्यादा`,
    text: `इससे कम हो तो चारा कम दें, और ${ration.oxygenToStop} से नीचे कुछ न दें। तड़के और चारा देने के बाद के घंटों में यह सबसे कम होती है।`,
  },
  acidity: {
    factor: 'पीएच (pH)',
    range: `${acidity.from} से ${acidity.to}`,
    text: `कम pH में खतरा कम है: ${acidity.from} से ${acidity.saferTo} पर ${acidity.harmless} से ज़्यादा अमोनिया ऐसे रूप में रहती है जो लगभग नुकसान नहीं करता।`,
  },
  ammonia: {
    factor: 'ज़हरीली अमोनिया (un-ionised)',
    range: `${ammonia} या कम`,
    text: 'यह चारे से बनती है, और pH और तापमान बढ़ने पर और ज़हरीली हो जाती है। ज़्यादा हो तो चारा कम करें और बहाव बढ़ाएँ।',
  },
  density: {
    factor: 'पानी में कितनी मछली',
    range: `${density.low} से ${density.optimal}`,
    text: `${density.most} से ऊपर पहली ही गड़बड़ में ऑक्सीजन कम पड़ जाती है; ${density.sparse} से नीचे तालाब में और मछलियों की जगह है।`,
  },
  clearness: {
    factor: 'साफ़ पानी',
    range: 'मछलियाँ खाती हुई दिखें',
    text: 'ट्राउट देखकर खाती है। बारिश या बर्फ़ पिघलने के बाद पानी साफ़ होने तक रुकें, और पहले इनलेट की जाली साफ़ करें।',
  },
})
