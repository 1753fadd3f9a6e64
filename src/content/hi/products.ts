import type { products as productsInEnglish, shopPage as shopPageInEnglish } from '../en/products'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const products = ({ bag, pellet, rates }: PageParams): Shape<ReturnType<typeof productsInEnglish>> => ({
  introduction: {
    title: 'तीन तरह का चारा, हर नाप की मछली का अपना',
    text: 'मछली की उम्र से नहीं, उसके वज़न से चुनें। जब तालाब की ज़्यादातर मछलियाँ एक दाने से बड़ी हो जाएँ, तो एक हफ़्ते में धीरे-धीरे दाना बदलें।',
  },
  stages: { title: 'तीन स्टेज', text: `${bag} की बोरियों में। कीमत और स्टॉक दुकान में देखें।` },
  texts: {
    early: `फ़्राई के लिए, उन हफ़्तों में जब ट्राउट सबसे तेज़ बढ़ती है। थोड़ा-थोड़ा और बार-बार: दिन में दस बार, कुल वज़न का ${rates.fry.share}। जो फ़्राई पहली बार चारा खा रही हो, उसे ${pellet.early} से बारीक दाना चाहिए: ऑर्डर से पहले हमसे पूछें।`,
    small: `फ़िंगरलिंग (अंगुलिका) के लिए। दिन में चार बार, कुल वज़न का ${rates.fingerling.share}, पूरे तालाब में फैलाकर, ताकि छोटी मछलियाँ भी खा सकें।`,
    stock: `बढ़ती मछली के लिए दिन में कुल वज़न का ${rates.grower.share}, और ब्रूड मछली (प्रजनक) के लिए ${rates.broodstock.share}। दिन में दो बार।`,
  },
  toShop: 'कीमत और स्टॉक',
  toShopFor: (name: string) => `${name}: कीमत और स्टॉक`,
  fishSizes: (source: string) => `मछली के नाप: ${source}।`,
  analysis: {
    title: 'बोरी में क्या है',
    text: 'हर बोरी पर छपे छह आँकड़े, और मछली के लिए उनका मतलब।',
  },
  figure: 'आँकड़ा',
  lines: {
    protein: { label: 'प्रोटीन', note: 'मांस बनाता है; छोटी मछली को सबसे ज़्यादा चाहिए।' },
    fat: { label: 'वसा (फ़ैट)', note: 'ताकत देती है, ताकि प्रोटीन बढ़त में लगे।' },
    fiber: { label: 'रेशा (फ़ाइबर)', note: 'ट्राउट इसे पचा नहीं सकती: जितना कम, उतना अच्छा।' },
    moisture: { label: 'नमी', note: 'सूखा दाना टिकता है; गीले में फफूँद लगती है।' },
    energy: { label: 'ऊर्जा', note: 'एक ग्राम चारे में कितने किलोजूल।' },
    pelletSize: { label: 'दाना', note: 'इतना छोटा कि मछली पूरा निगल सके।' },
  },
  measured: {
    title: 'लैब की जाँच',
    stated: 'बोरी पर',
    found: 'जाँच में',
    document: 'जाँच का कागज़',
  },
  calculator: {
    title: 'दिन का कितना चारा',
    text: 'दो आँकड़े काफ़ी हैं: कितनी मछलियाँ हैं, और एक का वज़न कितना है।',
  },
  schedule: 'खिलाने की तालिका',
  promise: {
    title: 'गुणवत्ता का हमारा वादा',
    points: [
      'जो बोरी पर लिखा है, वही बोरी के अंदर है। किसी प्रयोगशाला की जाँच कुछ और कहे, तो उसकी रिपोर्ट हमें भेजें।',
      'हर बोरी हमारे यहाँ से सूखी, सीलबंद और तारीख के साथ निकलती है। गीली या फटी बोरी दरवाज़े पर ही लौटा दें।',
      'मछलियाँ नई बोरी का चारा न खाएँ, तो एक मुट्ठी बचाकर रखें, बोरी की तारीख लिख लें और फ़ोन करें: आगे खिलाने से पहले हम जाँच करते हैं।',
    ],
  },
})

export const shopPage = ({ bag }: PageParams): Shape<ReturnType<typeof shopPageInEnglish>> => ({
  title: 'हर नाप की ट्राउट का चारा',
  lead: `ट्राउट का चारा, ${bag} की बोरियों में। मछली के नाप से चुनें, यहीं ऑर्डर करें, और हम फ़ोन करके पक्का करेंगे।`,
  delivery: {
    free: 'मुफ़्त डिलीवरी मिल सकती है',
    from: (charge: string) => `डिलीवरी ${charge} से`,
    fromOrFree: (charge: string) => `डिलीवरी ${charge} से, कुछ ज़िलों में मुफ़्त`,
  },
  door: {
    choose: 'डिलीवरी के साथ कीमत, ज़िला',
    show: 'कीमत दिखाएँ',
    bag: (district: string, price: string, kilogram: string) =>
      `एक बोरी ${district} तक डिलीवरी के साथ: ${price}, प्रति किलो ${kilogram}`,
    bagOnly: (district: string, price: string) => `एक बोरी ${district} तक डिलीवरी के साथ: ${price}`,
    bags: (district: string, price: string, bag: string, kilogram: string) =>
      `${district} तक डिलीवरी के साथ: ${price}, प्रति बोरी ${bag}, प्रति किलो ${kilogram}`,
    mostOf: (district: string) => `${district} की ज़्यादातर जगहों`,
  },
  page: 'इस चारे के बारे में और',
  tellMe: {
    title: 'जब आ जाए तो मुझे बताएँ',
    phone: 'आपका फ़ोन नंबर',
    send: 'मुझे बताएँ',
    whatsapp: 'व्हाट्सऐप पर कहें',
    message: (name: string, sku: string) => `नमस्ते, ${name} (${sku}) जब आ जाए तो मुझे बताएँ।`,
    done: 'आपका नंबर हमारे पास है। यह चारा आते ही हम आपको बताएँगे।',
  },
  rated: (rating: string, most: string) => `${most} में से ${rating} अंक`,
  ratedOrders: (count: string) => `(${count} ऑर्डर की राय)`,
  label: {
    title: 'लेबल पर',
    mrp: 'MRP, सभी टैक्स सहित',
    maker: 'बनाने वाले',
    countryOfOrigin: 'किस देश में बना',
    bestBefore: 'कब तक इस्तेमाल करें',
    months: (count: string) => `पैकिंग से ${count} महीने तक`,
    licenceNumber: 'लाइसेंस नंबर',
  },
  promises: [
    { title: 'गुणवत्ता की गारंटी', text: 'हर खेप वैसी ही बनती है जैसा उसकी बोरी पर छपा है।' },
    { title: 'जल्दी डिलीवरी', text: 'हम फ़ोन करके हर ऑर्डर पक्का करते हैं, और दिन बताते हैं।' },
    { title: 'व्हाट्सऐप पर मदद', text: 'खरीदने से पहले चारे के बारे में पूछें; जवाब इंसान देता है।' },
  ],
})
