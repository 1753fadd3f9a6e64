import type { LifeStage } from './stages'

export type Unit = 'mm' | 'g' | 'kg'

/** One language's words for what a buyer searches by, each a list separated by spaces. */
export interface FeedWords {
  /** What people call the fish of each life stage, and the feed they eat. */
  stages: Record<LifeStage, string>
  units: Record<Unit, string>
  /** Words that are true of every feed, or say nothing. */
  any: string
}

const english: FeedWords = {
  stages: {
    fry: 'fry starter start alevin hatchery nursery baby tiny seed',
    fingerling: 'fingerling juvenile young seed',
    grower: 'grower grow-out growing adult big large table market finisher',
    broodstock: 'broodstock brood breeder breeding parent spawner big large',
  },
  units: { mm: 'mm millimetre millimeter', g: 'g gm gms gram gramme', kg: 'kg kgs kilo kilogram' },
  any: 'feed food trout fish pellet bag sack stage size for of my the a an and in to with need buy order price',
}

const hindi: FeedWords = {
  stages: {
    fry: 'फ़्राई फ्राई जीरा पौना बच्चा बच्चे छोटा छोटी नन्ही बीज हैचरी नर्सरी बारीक अर्ली',
    fingerling: 'फ़िंगरलिंग फिंगरलिंग अंगुलिका अंगुलिकाएँ बीज बच्चा बच्चे छोटी स्मॉल',
    grower: 'ग्रोअर ग्रोवर बढ़ती बढ़त बड़ी बड़ा जवान बाज़ार बाजार',
    broodstock: 'प्रजनक ब्रूडस्टॉक ब्रूड ब्रीडर नर मादा बड़ी बड़ा',
  },
  units: { mm: 'मिमी मिलीमीटर एमएम', g: 'ग्राम', kg: 'किलो किलोग्राम किग्रा केजी' },
  any: 'चारा चारे दाना दाने आहार खुराक फ़ीड फीड ट्राउट मछली मछलियाँ मछलियों पेलेट बोरी बोरियाँ बोरा थैला स्टेज नाप के की का को लिए मेरी मेरे से और में कीमत भाव रेट दाम खरीदना चाहिए ऑर्डर',
}

export const FEED_WORDS: readonly FeedWords[] = [english, hindi]
