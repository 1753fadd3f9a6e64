import type { wallChart as english } from '../en/wall-chart'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const wallChart = ({ example, schedule }: PageParams): Shape<ReturnType<typeof english>> => ({
  title: 'कौन-सा दाना, कितनी खुराक',
  text: 'छापने के लिए एक पन्ना। इसे वहाँ लगाएँ जहाँ चारा तौला जाता है।',
  print: 'प्रिंट करें',
  sample: 'कुछ मछलियाँ तौलें: दाना वज़न से चुना जाता है',
  trueSize: 'पन्ना छोटा-बड़ा किए बिना छपे, तो दाने अपने असली आकार में हैं।',
  ration: {
    title: `थर्मामीटर देखें: ${schedule.biomass} मछली के लिए रोज़ कितने किलो चारा`,
    biomass: `मछलियों की संख्या × एक का वज़न ग्राम में ÷ ${example.gramsInKilogram} = मछली के किलो`,
    water: 'पानी, और खुराक का कितना हिस्सा',
    over: (celsius: string) => `${celsius} से ऊपर`,
    between: (from: string, to: string) => `${from} से ${to}`,
    under: (celsius: string) => `${celsius} से नीचे`,
    stop: 'पानी ठंडा होने तक बहुत कम या कुछ नहीं',
  },
})
