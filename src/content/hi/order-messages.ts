import type {
  calling as callingInEnglish,
  copied as copiedInEnglish,
  film as filmInEnglish,
  ordering as orderingInEnglish,
  outbox as outboxInEnglish,
  product as productInEnglish,
  receipt as receiptInEnglish,
  savedLink as savedLinkInEnglish,
  sentences as sentencesInEnglish,
  shop as shopInEnglish,
} from '../en/order-messages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const ordering: Shape<typeof orderingInEnglish> = {
  bags: ['बोरी', 'बोरियाँ'],
  submitting: 'भेजा जा रहा है…',
  failed: 'ऑर्डर नहीं गया। कृपया फिर से भेजें।',
  refused: 'यह ऑर्डर नहीं लिया गया। कृपया हमें फ़ोन करें।',
  busy: 'थोड़ा रुकें और फिर से भेजें।',
  feedAt: (name: string, price: string) => `${name}, ${price} प्रति बोरी`,
  feedsAway: 'चारे की सूची अभी नहीं मिल रही। कृपया फिर से कोशिश करें।',
  freeDelivery: 'डिलीवरी मुफ़्त है।',
  deliveryTo: (place: string, charge: string) => `${place} तक डिलीवरी: ${charge}।`,
  dead: {
    gone: (sku: string) => `यह ऑर्डर लिंक ${sku} का है, जो अभी बिक्री में नहीं है।`,
    see: 'देखें कि',
    shop: 'दुकान में क्या है',
    end: '।',
  },
}

export const shop = ({ search }: MessageParams): Shape<ReturnType<typeof shopInEnglish>> => ({
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
  byWeight: 'मछली के वज़न से चारा',
  more: {
    label: 'और चारा',
    shown: (from: string, to: string, all: string) => `${all} में से चारा ${from} से ${to}`,
    previous: 'पिछला चारा',
    next: 'और चारा',
  },
})

export const product: Shape<typeof productInEnglish> = {
  question: (name: string) => `नमस्ते, मुझे ${name} के बारे में जानकारी चाहिए।`,
  buy: 'अभी खरीदें',
  buyOf: (name: string) => `${name} अभी खरीदें`,
  whatsapp: 'व्हाट्सऐप',
  tellMe: 'जब आ जाए तो मुझे बताएँ',
  tellMeOf: (name: string) => `जब आ जाए तो मुझे बताएँ, ${name}`,
  details: 'पूरी जानकारी',
  perKilogram: (price: string) => `${price} प्रति किलो`,
  priced: (perKilogram: string, fish: string) => `${perKilogram}, ${fish} की मछली के लिए`,
  forFish: (fish: string) => `${fish} की मछली के लिए`,
  units: (count: string) => `${count} बोरी`,
  bagOf: (name: string) => `${name} की बोरी`,
  price: 'कीमत',
  pricePerKilogram: 'प्रति किलो कीमत',
  weight: 'वज़न',
  sku: 'SKU',
  stock: 'स्टॉक',
  fish: 'मछली',
  pellet: 'दाना',
  pelletSize: 'दाने का नाप',
  protein: 'प्रोटीन',
  fat: 'वसा (फ़ैट)',
  fiber: 'रेशा (फ़ाइबर)',
  moisture: 'नमी',
  energy: 'ऊर्जा',
  typed: {
    max: (figure: string) => `${figure} तक`,
    min: (figure: string) => `कम से कम ${figure}`,
    ton: (count: string) => `${count} टन`,
  },
}

export const receipt: Shape<typeof receiptInEnglish> = {
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

export const savedLink: Shape<typeof savedLinkInEnglish> = {
  title: 'यह लिंक रख लें',
  hint: 'इससे पता चलता है कि ऑर्डर कहाँ तक पहुँचा। जिसके पास यह लिंक हो, वह यह पन्ना देख सकता है, इसलिए इसे किसी और को न दें।',
  open: 'अपने ऑर्डर का पन्ना खोलें',
  copy: 'लिंक कॉपी करें',
  share: 'भेजें',
  whatsapp: 'खुद को भेजें',
  message: (number: string, link: string) => `मेरा ऑर्डर नं. ${number}: ${link}`,
  all: 'मेरे ऑर्डर',
}

export const outbox = ({ answerHours }: MessageParams): Shape<ReturnType<typeof outboxInEnglish>> => ({
  label: 'भेजना बाकी है',
  message: (subject: string) => `आपका संदेश “${subject}”`,
  refused: (what: string, why: string) => `नहीं लिया गया: ${what}। ${why}`,
  refusedMessage: 'यह संदेश नहीं लिया गया। कृपया हमें फ़ोन करें।',
  shopFailed: (what: string) => `यह अभी दुकान तक नहीं पहुँचा: ${what}। अपने आप दोबारा भेजा जाएगा।`,
  shopFailedUntil: (what: string, time: string) => `यह अभी दुकान तक नहीं पहुँचा: ${what}। ${time} अपने आप दोबारा भेजा जाएगा।`,
  noSignal: (what: string) => `इस फ़ोन में रख लिया: ${what}। सिग्नल आते ही अपने आप चला जाएगा।`,
  sending: (what: string) => `भेजा जा रहा है: ${what}।`,
  mayBeSent: 'हो सकता है यह हम तक पहुँच चुका हो: यहाँ से हटाएँ तो हमें फ़ोन भी करें।',
  notKept:
    'यह रखा नहीं जा सका: फ़ोन में जगह नहीं है, या वह कुछ रखने नहीं देता। आपका लिखा हुआ यहीं है। सिग्नल आने पर फिर से कोशिश करें, या हमें फ़ोन करें।',
  sentOrder: (what: string) => `भेज दिया: ${what}। पक्का करने के लिए हम आपको फ़ोन करेंगे।`,
  sentMessage: (what: string) => `भेज दिया: ${what}। हम ${answerHours} घंटे के अंदर जवाब देते हैं।`,
  remove: 'हटाएँ',
  sendNow: 'अभी भेजें',
  change: 'ऑर्डर बदलें',
})

/** Until which hour each part of a day lasts. */
const partOfDay = (hour: number) => {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

export const calling = ({ answerHours }: MessageParams): Shape<ReturnType<typeof callingInEnglish>> => ({
  today: 'आज',
  tomorrow: 'कल',
  on: ['रविवार को', 'सोमवार को', 'मंगलवार को', 'बुधवार को', 'गुरुवार को', 'शुक्रवार को', 'शनिवार को'],
  time: (clock: string, hour: number) => `${partOfDay(hour)} ${clock} बजे`,
  between: (day: string, from: string, to: string) => `${day} ${from} और ${to} के बीच`,
  before: (day: string, time: string) => `${day} ${time} से पहले`,
  soon: `${answerHours} घंटे के अंदर`,
  open: (until: string) => `अभी खुला है, ${until} तक`,
  closed: (day: string, time: string) => `अभी बंद है। ${day} ${time} खुलेगा`,
})

export const copied: Shape<typeof copiedInEnglish> = {
  done: 'कॉपी हो गया',
  refused: 'आपका ब्राउज़र यहाँ कॉपी नहीं करने देता।',
}

export const film: Shape<typeof filmInEnglish> = { pause: 'वीडियो रोकें', play: 'वीडियो चलाएँ' }

export const sentences: Shape<typeof sentencesInEnglish> = {
  required: 'कृपया इसे भरें।',
  unseen: 'कृपया कम से कम एक अक्षर या अंक लिखें।',
  'too-long': 'कृपया ज़्यादा से ज़्यादा {max} अक्षर लिखें।',
  'broken-character': 'इसमें एक अक्षर है जो पढ़ा नहीं जा रहा। कृपया फिर से लिखें।',
  'not-one-line': 'कृपया इसे एक ही लाइन में लिखें, छिपे हुए अक्षरों के बिना।',
  'not-plain': 'कृपया इसमें से छिपे हुए अक्षर हटा दें।',
  email: 'कृपया पूरा ईमेल पता लिखें, जैसे name@example.com।',
  phone: 'कृपया ऐसा फ़ोन नंबर लिखें जिस पर हम फ़ोन कर सकें, जैसे {example}।',
  'phone-or-email': 'जवाब देने के लिए हमें आपका फ़ोन नंबर या ईमेल चाहिए।',
  quantity: 'बोरियाँ पूरी गिनती में लिखें, कम से कम {min}।',
  'phone-asked': 'इस नंबर पर फ़ोन नहीं लगेगा। एक बार फिर देख लें, या ऐसे ही भेज दें।',
  'email-asked': 'इस पते पर ईमेल नहीं पहुँचेगा। एक बार फिर देख लें, या ऐसे ही भेज दें।',
  'row-feed': 'इन बोरियों का चारा चुनें, या गिनती खाली छोड़ें।',
  'row-bags': 'इस चारे की कितनी बोरियाँ चाहिए, लिखें।',
  'too-many-bags': 'एक ऑर्डर के लिए ये बोरियाँ बहुत ज़्यादा हैं।',
  'not-for-sale': 'यह चारा अब बिक्री में नहीं है।',
  'price-changed': '{name} की कीमत अब {price} प्रति बोरी है। कुल रकम देख लें और ऑर्डर फिर से भेजें।',
  'stock-left': 'स्टॉक में {name} की सिर्फ़ {left} बोरियाँ बची हैं।',
  'last-bag': 'स्टॉक में {name} की सिर्फ़ {left} बोरी बची है।',
  'sold-out': '{name} स्टॉक में नहीं है।',
  'enough-waiting': 'बहुत लोग पहले से इस चारे के इंतज़ार में हैं। कृपया हमें फ़ोन करें या व्हाट्सऐप पर लिखें।',
  utr: 'कृपया UTR नंबर के {digits} अंक लिखें, जैसे आपके भुगतान ऐप में हैं।',
  day: 'कृपया भुगतान का दिन लिखें।',
  'day-ahead': 'यह दिन अभी नहीं आया है।',
  'day-too-early': 'यह दिन ऑर्डर से बहुत पहले का है। कृपया इसे फिर देखें।',
  'reported-before': 'आप इस भुगतान के बारे में हमें पहले ही बता चुके हैं। हम इसे देख रहे हैं।',
  'reference-taken': 'यह UTR नंबर किसी और भुगतान के लिए दिया जा चुका है। कृपया इसे फिर देखें या हमें फ़ोन करें।',
  'enough-reports': 'जिन भुगतानों के बारे में आपने बताया, हम उन्हें अभी देख रहे हैं। अगर आपने फिर भुगतान किया है तो हमें फ़ोन करें।',
  'nothing-owed': 'इस ऑर्डर का अब कुछ बाकी नहीं है।',
  'cancel-too-late': 'यह ऑर्डर अब यहाँ से रद्द नहीं हो सकता। कृपया हमें फ़ोन करें।',
  'cancel-asked': 'आप यह ऑर्डर रद्द करने को पहले ही कह चुके हैं। हम इसी पन्ने पर जवाब देंगे।',
  'delivery-changed': '{place} तक डिलीवरी के अब {charge} लगते हैं। कुल रकम देख लें और ऑर्डर फिर से भेजें।',
  'delivery-free': 'इस पते तक डिलीवरी अब मुफ़्त है। कुल रकम देख लें और ऑर्डर फिर से भेजें।',
  bot: 'ऐसा लगा कि इसे किसी प्रोग्राम ने भेजा है। बटन एक बार और दबाएँ, या हमें फ़ोन करें।',
  'sent-before': 'यह आप पहले ही भेज चुके हैं। दोनों चाहिए हों, तभी दोबारा भेजें।',
  foreign: 'कृपया इसी वेबसाइट के पन्ने का फ़ॉर्म भरें।',
  'too-many': 'आपके कनेक्शन से बहुत बार भेजा गया। कुछ मिनट रुकें और फिर से भेजें।',
  unavailable: 'यह अभी दर्ज नहीं हो पा रहा। कुछ सेकंड बाद फिर से भेजें।',
  failed: 'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया फिर से कोशिश करें।',
}
