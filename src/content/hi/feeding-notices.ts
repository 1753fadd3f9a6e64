import type { feedingNotices as english } from '../en/feeding-notices'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const feedingNotices = ({
  water: { density, fullRation, tablesEnd },
}: MessageParams): Shape<ReturnType<typeof english>> => ({
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
    hereSpoken: (temperature: string, daily: string) => `आपका पानी ${temperature} पर है: दिन में ${daily}।`,
    exampleSpoken: (temperature: string, daily: string) => `उदाहरण का पानी ${temperature} पर है: दिन में ${daily}।`,
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
