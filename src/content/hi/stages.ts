import type { stages as english } from '../en/stages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const stages = ({ fish }: MessageParams): Shape<ReturnType<typeof english>> => ({
  feeds: { early: 'अर्ली स्टेज', small: 'स्मॉल स्टेज', stock: 'स्टॉक स्टेज' },
  short: { early: 'अर्ली', small: 'स्मॉल', stock: 'स्टॉक' },
  fish: {
    early: `${fish.smallFrom} से कम`,
    small: `${fish.smallLeast} से ${fish.smallMost}`,
    stock: `${fish.stockFrom} या ज़्यादा`,
  },
  ofFish: {
    early: `${fish.smallFrom} से कम की मछली`,
    small: `${fish.smallLeast} से ${fish.smallMost} की मछली`,
    stock: `${fish.stockFrom} या ज़्यादा की मछली`,
  },
  life: { fry: 'फ़्राई', fingerling: 'फ़िंगरलिंग', grower: 'बढ़ती मछली', broodstock: 'ब्रूड मछली' },
  fishOf: { fry: 'फ़्राई', fingerling: 'फ़िंगरलिंग', grower: 'बढ़ती मछलियाँ', broodstock: 'ब्रूड मछलियाँ' },
})
