import type {
  calculator as calculatorInEnglish,
  feedingNotices as feedingNoticesInEnglish,
  feedingPlan as feedingPlanInEnglish,
  messages as messagesInEnglish,
} from '../en/calculators'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const calculator = ({ degrees, suchAs }: MessageParams): Shape<ReturnType<typeof calculatorInEnglish>> => ({
  tip: 'हर दो हफ़्ते में तालाब की तीन जगहों से कुछ दर्जन मछलियाँ निकालें। पानी की बाल्टी तौलें, फिर मछलियाँ डालकर तौलें, और फ़र्क को मछलियों की गिनती से भाग दें।',
  simple: 'यह झटपट हिसाब पानी का तापमान नहीं देखता। पानी ठंडा या गर्म हो, तो पूरा हिसाब लगाएँ।',
  full: 'पूरा हिसाब',
  lifeStage: 'कौन-सी मछली',
  fields: {
    fishCount: {
      label: 'कितनी मछलियाँ',
      hint: `जैसे ${suchAs.fishCount}`,
      wrong: `लिखें कि कितनी मछलियाँ हैं, जैसे ${suchAs.fishCount}।`,
    },
    averageWeight: {
      label: 'एक मछली का औसत वज़न, ग्राम में',
      hint: `जैसे ${suchAs.averageWeight}`,
      wrong: `एक मछली का वज़न ग्राम में लिखें, जैसे ${suchAs.averageWeight}।`,
    },
    waterTemp: {
      label: 'पानी का तापमान, °C में',
      hint: `जैसे ${suchAs.waterTemp}`,
      wrong: `पानी का तापमान °C में लिखें, ${degrees.least} से ${degrees.most} तक।`,
    },
    pondSize: {
      label: 'तालाब का पानी, घन मीटर (m³) में',
      hint: 'लंबाई × चौड़ाई × पानी की गहराई, मीटर में',
      wrong: `तालाब में कितना पानी है, घन मीटर (m³) में लिखें, जैसे ${suchAs.pondSize}।`,
    },
  },
  misfit: (weight: string, better: string, chosen: string, size: string) =>
    `${weight} के हिसाब से आपके तालाब में ${better} हैं। चुनी हुई खुराक (${chosen}) और उसका चारा ${size} की मछली के लिए हैं।`,
  change: (lifeStage: string) => `${lifeStage} चुनें`,
  clear: 'सब खाली करें',
  answer: 'हिसाब लगाएँ',
  noRation: `इस तापमान के लिए कोई खुराक नहीं है। पानी का सही तापमान लिखें, ${degrees.least} से ${degrees.to} तक।`,
  example: 'उदाहरण',
  empty: 'मछलियों की गिनती और वज़न लिखें। लिखते ही दिन का चारा यहाँ दिखेगा।',
  tryIt: 'ये आँकड़े भरकर देखें',
})

export const feedingPlan = ({ bag, chartYear }: MessageParams): Shape<ReturnType<typeof feedingPlanInEnglish>> => ({
  title: 'आपके चारे का हिसाब',
  printed: 'चारे का हिसाब',
  under: (least: string) => `${least} से कम`,
  bags: (count: string, isOne: boolean) => `${count} ${isOne ? 'बोरी' : 'बोरियाँ'}`,
  forWhat: (count: string, fish: string, weight: string) => `${weight} की ${count} ${fish}`,
  forWhatInWater: (count: string, fish: string, weight: string, temperature: string) =>
    `${temperature} के पानी में ${weight} की ${count} ${fish}`,
  labels: {
    daily: 'दिन का चारा',
    perFeed: 'हर बार',
    feedsADay: 'दिन में कितनी बार',
    weekly: 'हफ़्ते में',
    monthly: 'महीने में',
    biomass: 'मछली का कुल वज़न',
    working: 'हिसाब कैसे निकला',
    temperatureFactor: 'तापमान का असर',
    density: 'पानी में कितनी मछली',
    product: 'आपके लिए सही चारा',
    bags: `महीने में ${bag} की बोरियाँ`,
    cost: 'इन बोरियों की कीमत',
  },
  factorAt: (factor: string, temperature: string) => `${temperature} पर ${factor}`,
  glance: (bags: string) => `रोज़ · महीने में ${bags}`,
  forFish: (size: string) => `, ${size} की मछली के लिए`,
  working: {
    biomass: (count: string, weight: string, biomass: string) => `${count} मछलियाँ × ${weight} = कुल ${biomass} मछली`,
    rate: (rate: string, lifeStage: string, water: string, percent: string) =>
      `दिन में ${rate} (${lifeStage})${water} = ${percent}`,
    water: (factor: string, temperature: string) => ` × ${factor} (${temperature} का पानी)`,
    daily: (biomass: string, percent: string, daily: string) => `${biomass} × ${percent} = दिन में ${daily}`,
  },
  sentences: {
    daily: (daily: string, feeds: string, perFeed: string) => `दिन में ${daily}, ${feeds} बार में, हर बार ${perFeed}।`,
    longer: (weekly: string, monthly: string, biomass: string) => `हफ़्ते में ${weekly}, महीने में ${monthly}, कुल ${biomass} मछली के लिए।`,
    density: (density: string, level: string) => `पानी में मछली ${density}, ${level}।`,
  },
  sent: {
    fish: (count: string, weight: string, lifeStage: string) => `चारे का हिसाब: ${weight} की ${count} मछलियाँ (${lifeStage})`,
    water: (temperature: string) => `पानी: ${temperature}`,
    biomass: (biomass: string) => `मछली का कुल वज़न: ${biomass}`,
    day: (daily: string, feeds: string, perFeed: string) => `दिन में: ${daily}, ${feeds} बार में, हर बार ${perFeed}`,
    week: (weekly: string) => `हफ़्ते में: ${weekly}`,
    month: (monthly: string, bags: string) => `महीने में: ${monthly}, ${bag} की ${bags}`,
    monthAndCost: (monthly: string, bags: string, cost: string) => `महीने में: ${monthly}, ${bag} की ${bags}, ${cost}`,
    feed: (name: string) => `चारा: ${name}`,
  },
  actions: {
    brief: 'ऑर्डर करें',
    order: (bags: string, name: string) => `${name}: ${bags} ऑर्डर करें`,
    isMeant: (bags: string) => `महीने में ${bags}? पहले मछलियाँ देख लें।`,
    orderFor: (bags: string, name: string, price: string) => `${name}: ${bags} ऑर्डर करें, ${price}`,
    soldOut: (name: string) => `${name} स्टॉक में नहीं: हमसे पूछें`,
    save: 'तालाब की डायरी में रखें',
    print: 'प्रिंट करें',
    send: 'व्हाट्सऐप पर भेजें',
  },
  short: (stock: string) => `, इनमें से ${stock} स्टॉक में`,
  cost: {
    known: (total: string, price: string) => `${total}, ${price} प्रति बोरी के हिसाब से`,
    loading: 'कीमत देखी जा रही है…',
    failed: 'कीमत अभी पता नहीं चल पाई।',
    retry: 'फिर से देखें',
    unsold: `दुकान में अभी इस चारे की ${bag} वाली बोरी नहीं है।`,
    tooMuch: 'इतने बड़े ऑर्डर की कीमत यहाँ नहीं निकलती: हमसे कोटेशन माँगें।',
  },
  chart: {
    label: 'छपी तालिका में',
    range: (least: string, most: string) => `दिन में ${least} से ${most}`,
    percent: (least: string, most: string) => `, ${least} से ${most}`,
    text: `इस वज़न की मछली और इस तापमान के पानी के लिए। यह तालिका ${chartYear} के चारे के लिए बनी थी: दाने बचें, तो इसका छोटा आँकड़ा लें।`,
    start: (from: string, to: string) =>
      `छोटे आँकड़े, यानी दिन में ${from} से शुरू करें, क्योंकि जो दाना बच जाए वह बेकार जाता है और पानी खराब करता है; जब तक खिलाने के कुछ मिनट बाद तली में कोई दाना न पड़ा हो, रोज़ दसवाँ हिस्सा बढ़ाएँ, ज़्यादा से ज़्यादा ${to} तक।`,
    source: (source: string) => `स्रोत: ${source}।`,
    missing: 'छपी तालिका में इस वज़न और तापमान का आँकड़ा नहीं है।',
    unasked: 'छपी तालिका से मिलाने के लिए पानी का तापमान लिखें।',
  },
})

export const feedingNotices = ({
  water: { density, fullRation, tablesEnd },
}: MessageParams): Shape<ReturnType<typeof feedingNoticesInEnglish>> => ({
  curve: {
    title: 'पानी के तापमान से खुराक कैसे बदलती है',
    here: (daily: string) => `आप यहाँ हैं: ${daily}`,
    example: (daily: string) => `उदाहरण: ${daily}`,
    table: 'यही रेखा, तालिका में',
    water: 'पानी',
    share: 'पूरी खुराक का हिस्सा',
    daily: 'दिन का चारा',
    under: (to: string) => `${to} से नीचे`,
    over: (from: string) => `${from} से ऊपर`,
    between: (from: string, to: string) => `${from} से ${to}`,
    hereInTable: ', आप यहाँ हैं',
    exampleInTable: ', उदाहरण',
    rule: `पूरी खुराक ${fullRation.least} से ${fullRation.to} के पानी के लिए है; इससे ठंडे या गर्म पानी में ट्राउट कम खाती है।`,
    hereSentence: (temperature: string, daily: string) => `आपका पानी ${temperature} पर है: दिन में ${daily}।`,
    exampleSentence: (temperature: string, daily: string) => `उदाहरण का पानी ${temperature} पर है: दिन में ${daily}।`,
  },
  density: {
    levels: { high: 'बहुत ज़्यादा', optimal: 'सही', low: 'कम' },
    scale: `${density.lowWithUnit} से नीचे कम, ${density.low} से ${density.most} सही, ${density.most} से ऊपर बहुत ज़्यादा।`,
  },
  kinds: { warning: 'सावधान।', info: 'ध्यान दें।' },
  warnings: {
    crowded: `हर m³ पानी में ${density.crowdedFish} से ज़्यादा मछली है। बहाव रुका तो ऑक्सीजन जल्दी खत्म हो जाएगी: कुछ मछलियाँ दूसरी जगह डालें, या पानी का बहाव और हवा बढ़ाएँ।`,
    sparse: `हर m³ पानी में ${density.sparseFish} से कम मछली है। बहाव गर्मियों भर बना रहे, तो तालाब में और मछलियाँ आ सकती हैं।`,
    cold: `${fullRation.from} से नीचे ट्राउट धीरे पचाती है। दिन के सबसे गर्म समय में खिलाएँ, और दाने तली तक पहुँचने लगें तो रुक जाएँ।`,
    warm: `ट्राउट की छपी हुई तालिकाएँ ${tablesEnd} पर रुक जाती हैं। पहले ऑक्सीजन जाँचें; पानी ठंडा होने तक बहुत कम चारा दें या बिल्कुल न दें।`,
  },
  notes: {
    noWater: `पानी का तापमान लिखें: ${fullRation.from} से नीचे और ${fullRation.to} से ऊपर ट्राउट कम खाती है।`,
    fullWater: `${fullRation.least} से ${fullRation.to} के पानी में ट्राउट पूरी खुराक खाती है।`,
    lessWater: `${fullRation.to} से ऊपर ट्राउट पूरी खुराक से थोड़ा कम खाती है।`,
    noPond: 'लिखें कि तालाब में कितना पानी है, तब पता चलेगा कि मछलियाँ ज़्यादा तो नहीं।',
    fullPond: 'जब तक पानी का बहाव बना है, तालाब में इन मछलियों के लिए जगह है।',
  },
})

export const messages = (params: MessageParams): Shape<ReturnType<typeof messagesInEnglish>> => ({
  calculator: calculator(params),
  feedingNotices: feedingNotices(params),
  feedingPlan: feedingPlan(params),
})
