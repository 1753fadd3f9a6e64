import type { calculator as english } from '../en/calculator'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const calculator = ({ degrees, suchAs }: MessageParams): Shape<ReturnType<typeof english>> => ({
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
  noRation: `इस तापमान के लिए कोई खुराक नहीं है। पानी का सही तापमान लिखें, ${degrees.least} से ${degrees.to} तक।`,
  example: 'एक उदाहरण',
  empty: 'मछलियों की गिनती और वज़न लिखें। लिखते ही दिन का चारा यहाँ दिखेगा।',
  tryIt: 'ये आँकड़े भरकर देखें',
})
