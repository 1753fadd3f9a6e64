import type { LifeStage } from '../feeding/stages'

export type Unit = 'mm' | 'g' | 'kg'

/** The search words of one language, each a list separated by spaces. */
export interface FeedWords {
  /** Words for the fish of each life stage and for their feed. */
  stages: Record<LifeStage, string>
  units: Record<Unit, string>
  /** Words that match every feed. */
  any: string
}

const english: FeedWords = {
  stages: {
    fry: 'fry starter start alevin hatchery nursery baby tiny seed seedling fine crumble',
    fingerling: 'fingerling juvenile young seed seedling',
    grower: 'grower grow-out growing adult big large table market finisher yearling coarse',
    broodstock: 'broodstock brood brooder breeder breeding parent spawner big large',
  },
  units: { mm: 'mm millimetre millimeter', g: 'g gm gms gram gramme', kg: 'kg kgs kilo kilogram' },
  any: 'feed food trout fish pellet bag sack stage size for of my the a an and in to with need buy order price rate per kilo',
}

const hindi: FeedWords = {
  stages: {
    fry: 'फ़्राई फ्राई जीरा पौना पोना बच्चा बच्चे छोटा छोटी नन्ही बीज हैचरी नर्सरी बारीक अर्ली',
    fingerling: 'फ़िंगरलिंग फिंगरलिंग अंगुलिका अंगुलिकाएँ बीज बच्चा बच्चे छोटी स्मॉल',
    grower: 'ग्रोअर ग्रोवर यर्लिंग टेबल मोटा मोटे मोटी बढ़ती बढ़त बड़ी बड़ा जवान बाज़ार बाजार',
    broodstock: 'प्रजनक ब्रूडस्टॉक ब्रूड ब्रूडर अंडे अंडा वाली ब्रीडर नर मादा बड़ी बड़ा',
  },
  units: { mm: 'मिमी मिलीमीटर एमएम', g: 'ग्राम', kg: 'किलो किलोग्राम किग्रा केजी' },
  any: 'चारा चारे खाना दाना दाने आहार खुराक फ़ीड फीड फ़िश फिश मत्स्य साइज़ साइज ट्राउट मछली मछलियाँ मछलियों पेलेट बोरी बोरियाँ बोरा थैला स्टेज नाप के की का को लिए मेरी मेरे से और में कीमत भाव रेट दाम खरीदना चाहिए ऑर्डर',
}

/** In Urdu letters, and transliterated to Latin letters. */
const urdu: FeedWords = {
  stages: {
    fry: 'بچہ بچے بچوں ننھی ننھے چھوٹی چھوٹا فرائی ارلی سٹارٹر اسٹارٹر باریک بیج سیڈ سیڈلنگ پونگ barik bareek beej bacha bachcha bache bachche nanhi chhoti chhota choti',
    fingerling: 'فنگرلنگ فنگر لنگ بیج سیڈ سیڈلنگ beej انگلی چھوٹی چھوٹا سمال ungli angli chhoti chhota choti',
    grower:
      'گروور گروئر ایئرلنگ یئرلنگ ٹیبل موٹا موٹی موٹے mota moti mote بڑھتی بڑی بڑا جوان اسٹاک سٹاک badhti barhti badi bari bada bara jawan',
    broodstock: 'بروڈ بروڈر بریڈر نسل نسلی انڈے بڑی بڑا اسٹاک سٹاک nasal nasl ande badi bari bada bara',
  },
  units: { mm: 'ملی ملیمیٹر ایم', g: 'گرام', kg: 'کلو کلوگرام کیلو' },
  any: 'خوراک خوراکیں کھانا فیڈ فش سائز ایم ریٹ بھاؤ دام چارہ چارا دانہ دانے دانا مچھلی مچھلیاں مچھلیوں ٹراؤٹ بوری بوریاں تھیلا میٹر گرام قیمت آرڈر خریدنا چاہیے کا کی کے کو لیے میں سے والا والی والے khorak khurak khuraak khorak khana chara chaara dana daana dane machli machhli machhi machi machliyan bori boriyan qeemat keemat kimat rate bhav bhaav daam dam kilo ahar aahar matsya chahiye kharidna ka ki ke ko liye mein se wala wali wale',
}

export const FEED_WORDS: readonly FeedWords[] = [english, hindi, urdu]
