import type { Category } from '~/domain/catalog/schema'
import type { faq as english } from '../en/faq'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'
import { stages } from './stages'

export function faq(params: PageParams): Shape<ReturnType<typeof english>> {
  const { value, bag, answerHours, pellet, rates, ration, storage, saturation, example } = params
  const { warm, cool } = example
  const { least, to, from } = params.water.fullRation
  const { oxygenToFeed } = params.water
  const { fish } = stages(params)
  const feed = (stage: Category) => `${value(`${stage}.name`)} (${pellet[stage]})`
  return {
    title: 'किसानों के सवाल',
    between: '; ',
    source: (names: string) => `स्रोत: ${names}।`,
    questions: {
      daily: {
        question: 'मेरी मछलियों को रोज़ कितना चारा चाहिए?',
        answer: `तालाब की सारी मछलियों के कुल वज़न (बायोमास) से चलें: मछलियों की गिनती को एक मछली के औसत वज़न (ग्राम में) से गुणा करें और ${example.gramsInKilogram} से भाग दें, तो कुल किलो निकल आएँगे। रोज़ इसका इतना चारा दें: फ़्राई को ${rates.fry.share}, फ़िंगरलिंग (अंगुलिका) को ${rates.fingerling.share}, बढ़ती मछली को ${rates.grower.share} और ब्रूड मछली (प्रजनक) को ${rates.broodstock.share}। पानी ${ration.coolFrom} से ${from} का हो तो इसका ${ration.coolShare} दें, ${ration.cold} से नीचे आधा। जैसे, ${example.weight} की ${example.fish} बढ़ती मछलियाँ कुल ${example.biomass} हुईं: ${warm.temperature} पर रोज़ ${warm.daily} चारा, ${cool.temperature} पर ${cool.daily}।`,
      },
      which: {
        question: 'तीनों में से मेरा चारा कौन-सा है?',
        answer: `कुछ मछलियाँ तौलकर देखें। ${feed('early')} ${fish.early} की मछली के लिए है, ${feed('small')} ${fish.small} की मछली के लिए, और ${feed('stock')} ${fish.stock} की मछली के लिए। मछली दो नापों के बीच की हो तो छोटा दाना लें, और दाना बदलते समय एक हफ़्ते तक दोनों मिलाकर दें।`,
      },
      storage: {
        question: 'बोरियाँ कैसे रखें?',
        answer: `मुँह बंद करके, सूखी, ठंडी और अँधेरी जगह में, तख्तों या पैलेट पर, ढेरों के बीच हवा की जगह छोड़कर। सबसे पुरानी बोरी पहले खोलें, और हर बोरी ${storage.months} महीने के अंदर खिला दें। ${storage.warm} से ऊपर या सीलन वाली हवा में (${storage.humid} से ज़्यादा नमी) फफूँद सबसे तेज़ी से ज़हर बनाती है, और यह ज़हर ट्राउट का जिगर खराब करता है। जिस चारे से सीलन की बू आए, जो पसीजे या जिसके ढेले बनें, उसे कभी न खिलाएँ: ज़मीन में दबा दें।`,
      },
      notEating: {
        question: 'मछलियों ने खाना छोड़ दिया है। अब क्या करें?',
        answer:
          'चारा देना बंद करें: बचा हुआ चारा पानी की ऑक्सीजन खा जाता है। ऑक्सीजन और तापमान नापें, जहाँ से पानी आता है वहाँ की जाली साफ़ करें, और कुछ मछलियों के गलफड़े देखें। पानी और गलफड़े ठीक हों, तो अगली सुबह खुराक का दसवाँ हिस्सा दें, और मछलियाँ खाती जाएँ तो रोज़ थोड़ा बढ़ाएँ। मछलियाँ मर रही हों, या गलफड़े फीके, सूजे या फटे हुए हों, तो ज़िंदा मछलियाँ और एक बोतल पानी लेकर उसी दिन अपने ज़िले के मत्स्य विभाग के दफ़्तर जाएँ।',
      },
      warm: {
        question: 'पानी कितना गर्म हो सकता है?',
        answer: `${least} से ${to} तक ट्राउट पूरी खुराक खाती है; ${to} से ऊपर कम दें। ट्राउट की छपी हुई तालिकाएँ ${ration.tablesEnd} पर रुक जाती हैं: इससे ऊपर पहले ऑक्सीजन जाँचें, और पानी ठंडा होने तक बहुत कम चारा दें या बिल्कुल न दें।`,
      },
      oxygen: {
        question: 'चारा पचाने के लिए ट्राउट को कितनी ऑक्सीजन चाहिए?',
        answer: `चारा देने के बाद के घंटों में वहाँ नापें, जहाँ से पानी तालाब से निकलता है (आउटलेट)। वहाँ ${oxygenToFeed} या उससे ज़्यादा हो तो पूरी खुराक दें; कम हो तो कम दें; ${ration.oxygenToStop} से नीचे चारा न दें, और पानी का बहाव या हवा बढ़ाएँ। समुद्र से ${saturation.altitude} की ऊँचाई पर पानी में ${saturation.cool.temperature} पर ज़्यादा से ज़्यादा ${saturation.cool.oxygen} और ${saturation.warm.temperature} पर ${saturation.warm.oxygen} ऑक्सीजन रहती है।`,
      },
      grading: {
        question: 'मछलियों की छँटाई (ग्रेडिंग) कब करें?',
        answer:
          'जैसे ही बड़ी मछलियाँ छोटी मछलियों को चारे से हटाने लगें, और हर बार दाना बदलने से पहले। एक दिन पहले से चारा न दें, सुबह की ठंडक में छाँटें, और फिर हर नाप की मछलियों को तौलें: अब उनकी खुराक बदल गई है।',
      },
      ordering: {
        question: 'ऑर्डर कैसे करें, और कम से कम कितना?',
        answer: `दुकान के पन्ने से ऑर्डर करें, ${bag} की एक बोरी भी चलेगी; माल भेजने से पहले हम फ़ोन करके ऑर्डर पक्का करते हैं। मिल का कोटेशन ${value('minimumOrder')} से शुरू होता है, आपके अपने फ़ॉर्मूले का चारा ${value('customMinimum')} से। हम ${answerHours} घंटे के अंदर जवाब देते हैं। हमारा समय: ${value('hours')}।`,
      },
    },
    banking: {
      title: 'हमारा बैंक',
      bank: `हमारा खाता ${value('bank')} में है। `,
      sample: 'नमूना: हमारे बैंक का नाम। ',
      check: `पैसे देने से पहले ${value('phone')} पर फ़ोन करके खाता नंबर हमसे मिला लें।`,
    },
  }
}
