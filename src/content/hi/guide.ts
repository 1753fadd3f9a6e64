import type {
  environment as environmentInEnglish,
  guide as guideInEnglish,
  practices as practicesInEnglish,
  sources as sourcesInEnglish,
  troubles as troublesInEnglish,
} from '../en/guide'
import type { MessageParams } from '../message-params'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const guide = ({ schedule, water }: PageParams): Shape<ReturnType<typeof guideInEnglish>> => ({
  introduction: {
    title: 'वज़न से खिलाएँ, अंदाज़े से नहीं',
    text: 'मछलियाँ गिनें, कुछ को तौलें, थर्मामीटर देखें।',
  },
  contents: {
    label: 'इस पन्ने पर',
    links: {
      calculator: 'हिसाब',
      schedule: 'तालिका',
      practices: 'अच्छी आदतें',
      environment: 'पानी',
      troubleshooting: 'परेशानी',
      sources: 'स्रोत',
    },
  },
  sections: {
    calculator: {
      title: 'अपने चारे का हिसाब लगाएँ',
      text: 'मछलियाँ, उनका वज़न, पानी और तालाब बताएँ; जवाब: दिन के किलो, महीने की बोरियाँ और उनके पैसे। फिर उतना दें जितना वे खा सकें, और देखें कि तालाब की तली में दाने तो नहीं बचे।',
    },
    schedule: {
      title: 'खिलाने की तालिका',
      text: `${water.fullRation.least} से ${water.fullRation.to} के पानी के लिए। फ़्राई पहली बार खाए या तालाब गर्म हो, तो तालिका से ज़्यादा अपनी आँखों पर भरोसा करें।`,
    },
    practices: { title: 'अच्छी आदतें', text: 'सात आदतें, जिनमें कुछ खर्च नहीं होता।' },
    environment: { title: 'पानी कितना खिलाने देता है', text: 'मछली कितनी खुराक पचा पाएगी, यह पानी तय करता है।' },
    troubles: { title: 'जब कुछ गड़बड़ हो', text: 'जो दिखे उसे चुनें, और कदम इसी क्रम में उठाएँ।' },
    sources: { title: 'स्रोत', text: 'इस पन्ने पर ब्रैकेट में लिखे नंबर इन्हीं के हैं।' },
  },
  unscripted: 'इनकी जगह अपने आँकड़े रखें। दरें खिलाने की तालिका में हैं।',
  toSchedule: 'खिलाने की तालिका',
  columns: {
    lifeStage: 'मछली',
    rate: 'दिन में कुल वज़न का',
    feed: `${schedule.biomass} मछली के लिए`,
    feeds: 'दिन में कितनी बार',
    times: 'कब',
  },
  times: {
    fry: `सुबह ${schedule.fry.from} से शाम ${schedule.fry.to} बजे तक, हर घंटे`,
    fingerling: `सुबह ${schedule.fingerling[0]} और ${schedule.fingerling[1]}, दोपहर ${schedule.fingerling[2]} और शाम ${schedule.fingerling[3]} बजे`,
    grower: `सुबह ${schedule.grower.morning} और शाम ${schedule.grower.afternoon} बजे`,
    broodstock: `सुबह ${schedule.broodstock.morning} और शाम ${schedule.broodstock.afternoon} बजे`,
  },
  source: (number: string) => `स्रोत ${number}`,
})

export const practices = ({ fastHours, storage }: PageParams): Shape<ReturnType<typeof practicesInEnglish>> => ({
  weighing: {
    title: 'पहले तौलें, फिर खिलाएँ',
    text: 'ट्राउट का वज़न दुगना हो जाए, तो खुराक भी बढ़ानी होती है। हर दो हफ़्ते में कुछ मछलियाँ तौलें और खुराक फिर से निकालें।',
  },
  throwing: {
    title: 'फैलाकर और धीरे-धीरे डालें',
    text: 'पूरे तालाब में, एक-एक मुट्ठी, ताकि छोटी मछलियाँ भी खा सकें। जब पानी ऊपर से शांत हो जाए, तब रुक जाएँ।',
  },
  looking: {
    title: 'तली देखें',
    text: 'खिलाने के कुछ मिनट बाद भी जो दाने तली में पड़े हों, वे ज़्यादा थे। कल दसवाँ हिस्सा कम दें।',
  },
  changing: {
    title: 'दाना एक हफ़्ते में बदलें',
    text: 'पुराने दाने में नया दाना मिलाएँ, रोज़ थोड़ा ज़्यादा, ताकि सबसे छोटी मछलियाँ भूखी न रहें।',
  },
  storing: {
    title: 'बोरियाँ सूखी और अँधेरी जगह रखें',
    text: `पैलेट पर, धूप से दूर, ढेरों के बीच ${storage.apart} की जगह, सबसे पुरानी बोरी पहले। फफूँद वाला दाना कभी न खिलाएँ।`,
  },
  fasting: {
    title: 'खाली पेट मछली सफ़र अच्छा करती है',
    text: `छँटाई से एक दिन पहले चारा न दें, और ले जाने से ${fastHours} घंटे पहले से बंद रखें; ठंडे पानी में और पहले से।`,
  },
  writing: {
    title: 'लिखते जाएँ',
    text: 'चारा, मरी मछलियाँ, ऑक्सीजन और तापमान, रोज़। खिलाए हुए किलो को मछली के बढ़े हुए किलो से भाग दें: एक किलो ट्राउट पर इतना चारा लगा।',
  },
})

export const environment = ({
  acidity,
  ammonia,
  ration,
  water: { density, fullRation, oxygenToFeed },
}: PageParams): Shape<ReturnType<typeof environmentInEnglish>> => ({
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
    text: 'यह चारे से बनती है, और pH और तापमान बढ़ने पर और ज़हरीली हो जाती है। इससे ज़्यादा हो, तो चारा कम करें और पानी का बहाव बढ़ाएँ।',
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

export const troubles = ({ water }: MessageParams): Shape<ReturnType<typeof troublesInEnglish>> => [
  {
    problem: 'मछलियों ने खाना छोड़ दिया',
    steps: [
      'चारा तुरंत बंद करें।',
      'पानी आने (इनलेट) और निकलने (आउटलेट) की जगह ऑक्सीजन और तापमान नापें; जालियाँ साफ़ करें।',
      'जाल से कुछ मछलियाँ निकालकर देखें: गलफड़े फीके, सूजे या फटे तो नहीं, कहीं धब्बे या घाव तो नहीं।',
      'सब ठीक हो, तो अगली सुबह खुराक का दसवाँ हिस्सा दें, और मछलियाँ खाती जाएँ तो रोज़ थोड़ा बढ़ाएँ।',
      'ठीक न हो, तो ज़िंदा मछलियाँ और एक बोतल पानी लेकर उसी दिन अपने ज़िले के मत्स्य विभाग के दफ़्तर जाएँ।',
    ],
  },
  {
    problem: 'मछलियाँ ऊपर आकर हाँफती हैं या इनलेट पर जमा हो जाती हैं',
    steps: [
      'चारा बंद करें: पचाने में ऑक्सीजन लगती है।',
      'पानी का इनलेट पूरा खोलें, उसकी जाली साफ़ करें, और एरेटर हो तो चलाएँ।',
      `तालाब में ${water.crowded} से ज़्यादा मछली हो, तो कुछ मछलियाँ निकालें।`,
      `जब तक आउटलेट पर ${water.oxygenToFeed} ऑक्सीजन न हो जाए, दोबारा चारा न दें।`,
    ],
  },
  {
    problem: 'तालाब की तली में दाने बचे रहते हैं',
    steps: [
      'अगली बार का चारा छोड़ दें और तली साफ़ करें।',
      'दसवाँ हिस्सा कम दें, और ज़्यादा बार में बाँटकर दें।',
      'दाना देखें: अक्सर वह सबसे छोटी मछलियों के लिए बड़ा होता है।',
      `थर्मामीटर देखें: ${water.fullRation.from} से नीचे और ${water.fullRation.to} से ऊपर उन्हें कम चारा चाहिए।`,
    ],
  },
  {
    problem: 'बड़ी और छोटी मछलियाँ एक ही तालाब में',
    steps: [
      'एक दिन बिना चारे के रखकर छँटाई (ग्रेडिंग) करें।',
      'हर नाप की मछलियों को तौलें और उनकी खुराक फिर से निकालें।',
      'चारा एक कोने में नहीं, पूरे तालाब में डालें।',
    ],
  },
  {
    problem: 'मछली धीरे बढ़ रही है',
    steps: [
      'कुछ मछलियाँ तौलें: कहीं आप पिछले महीने के वज़न से तो नहीं खिला रहे?',
      'हिसाब के जवाब के पास लिखी सीमा से मिलाएँ।',
      'चारा देने के बाद ऑक्सीजन नापें, तब वह सबसे कम होती है।',
      'बोरी की तारीख देखें, और चारा सूँघें।',
    ],
  },
  {
    problem: 'चारे से सीलन की बू आती है, वह पसीजता है या ढेले बनते हैं',
    steps: [
      'यह चारा न खिलाएँ, सुखाकर भी नहीं।',
      'एक मुट्ठी चारा और बोरी की तारीख बचाकर रखें, और हमें फ़ोन करें।',
      'बाकी चारा पानी से दूर ज़मीन में दबा दें, और नई बोरियाँ रखने से पहले गोदाम साफ़ करें।',
    ],
  },
]

export const sources: Shape<typeof sourcesInEnglish> = { ourRates: 'हमारी अपनी खुराक दरें, जैसी चारे के हिसाब में हैं' }
