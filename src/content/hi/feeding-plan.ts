import type { feedingPlan as english } from '../en/feeding-plan'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const feedingPlan = ({ bag, chartYear }: MessageParams): Shape<ReturnType<typeof english>> => ({
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
  spoken: {
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
    order: (bags: string, name: string) => `${name}: ${bags} ऑर्डर करें`,
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
    source: (source: string) => `स्रोत: ${source}।`,
    missing: 'छपी तालिका में इस वज़न और तापमान का आँकड़ा नहीं है।',
    unasked: 'छपी तालिका से मिलाने के लिए पानी का तापमान लिखें।',
  },
})
