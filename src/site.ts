/** Hours within which a message is answered. */
export const ANSWER_HOURS = 24

/** The company of a fresh clone. A manufacturer enters its own data in the settings and does not edit this file. */
export const site = {
  name: 'Lidder Trout Feeds',
  description: 'Trout feed made in Jammu & Kashmir, for every stage from fry to broodstock.',
  footer: {
    en: 'Our advanced manufacturing facility produces premium trout feed with superior nutritional profiles and proven results in aquaculture.',
    ur: 'ہماری جدید مل ٹراؤٹ کی اعلیٰ خوراک بناتی ہے: غذائیت بھرپور، نتیجے مچھلی پالن میں آزمائے ہوئے۔',
    hi: 'हमारी आधुनिक मिल में ट्राउट का बढ़िया चारा बनता है: पोषण भरपूर, और नतीजे मछली पालन में परखे हुए।',
  },
  motto: {
    en: 'Manufacturing Excellence in Kashmir',
    ur: 'کشمیر میں بنی، بھروسے کی خوراک',
    hi: 'कश्मीर में बना, भरोसे का चारा',
  },
  credit: {
    en: 'Website by Pir Panjal Web Studio',
    ur: 'ویب سائٹ: Pir Panjal Web Studio',
    hi: 'वेबसाइट: Pir Panjal Web Studio',
  },
  /** One paragraph per line. */
  story: {
    en: `A trout farm lives on two things it cannot make: cold water and good feed. The springs and snow of Kashmir give the water. Feed that comes over the passes waits whenever the road closes.
So we mill trout feed here in Kashmir, within a day’s drive of the farms that use it. We make nothing else: three pellets, each for one size of fish.
Feed is the largest cost of a trout farm. So we say what is in the bag, how much of it your fish need, and when to feed less.`,
    ur: `ٹراؤٹ کا فارم دو چیزوں پر چلتا ہے جو وہ خود نہیں بنا سکتا: ٹھنڈا پانی اور اچھی خوراک۔ پانی کشمیر کے چشمے اور برف دیتے ہیں۔ جو خوراک پہاڑ پار سے آتی ہے، وہ سڑک بند ہوتے ہی راستے میں رک جاتی ہے۔
اس لیے ہم ٹراؤٹ کی خوراک یہیں کشمیر میں بناتے ہیں۔ یہاں سے گاڑی ایک دن میں فارم تک پہنچ جاتی ہے۔ ہم اور کچھ نہیں بناتے: تین دانے، ہر ایک مچھلی کے ایک سائز کے لیے۔
ٹراؤٹ کے فارم پر سب سے بڑا خرچ خوراک کا ہے۔ اس لیے ہم صاف بتاتے ہیں کہ بوری میں کیا ہے، آپ کی مچھلی کو کتنی خوراک چاہیے، اور کب کم دینی ہے۔`,
    hi: `ट्राउट का फ़ार्म दो चीज़ों पर चलता है जो वह खुद नहीं बना सकता: ठंडा पानी और अच्छा चारा। पानी कश्मीर के झरनों और बर्फ़ से मिल जाता है। दर्रों के पार से आने वाला चारा हर बार रास्ता बंद होने पर अटक जाता है।
इसलिए हम ट्राउट का चारा यहीं कश्मीर में बनाते हैं, फ़ार्मों से एक दिन के रास्ते के अंदर। हम और कुछ नहीं बनाते: बस तीन नाप के दाने (पेलेट), हर दाना एक नाप की मछली के लिए।
ट्राउट के फ़ार्म का सबसे बड़ा खर्च चारा है। इसलिए हम बताते हैं कि बोरी में क्या है, आपकी मछली को कितना चाहिए, और कब कम खिलाना चाहिए।`,
  },
  /** Digits with the country code, for click-to-chat links. */
  whatsapp: '910000000000',
  phone: '+91 00000 00000',
  email: 'sales@lidder-trout-feeds.example',
  address: 'Industrial Growth Centre, Lassipora, Pulwama, Jammu & Kashmir, India',
  hours: 'Mon-Sat 9-6, Sunday closed',
  minimumOrder: '1 ton',
  customMinimum: '5 tons',
  /** The first year of the copyright notice. */
  since: '2024',
  /** The years of the milestones. */
  milestones: { start: '2018', stages: '2020', analysis: '2022', shop: '2024' },
  /** The bank named next to the questions on the home page. */
  bankingPartner: '' as string,
  /** The name in each office of the team page; if empty, only the office is shown. */
  leaders: { director: '', production: '', nutrition: '', quality: '' } as Record<
    'director' | 'production' | 'nutrition' | 'quality',
    string
  >,
} as const
