import type { District } from './district-names'

/**
 * Towns and tehsils that an address may name instead of their district. Source: the lists of tehsils on the districts' websites
 * (anantnag.nic.in and others, under Administrative Setup), and the towns of the Census of India 2011. Left out are names that
 * exist in two districts (Qazigund, Magam, Kralpora), are common words, or exist elsewhere too (Lar, Gund, Litter, Eidgah).
 */
export const TOWN_TABLE: Partial<Record<District, readonly string[]>> = {
  Anantnag: [
    ...['Mattan', 'Pahalgam', 'Pahalgaam', 'Kokernag', 'Kokarnag', 'Verinag', 'Bijbehara', 'Bijbihara', 'Achabal', 'Acchabal'],
    ...['Dooru', 'Duru Shahabad', 'Larnoo', 'Shangus', 'Srigufwara', 'Sallar', 'Aishmuqam', 'Ashmuqam', 'Seer Hamdan'],
    ...['مٹن', 'پہلگام', 'کوکرناگ', 'ویری ناگ', 'بجبہاڑہ', 'بجبہارہ', 'اچھہ بل', 'ڈورو', 'عیش مقام'],
    ...['मट्टन', 'मटन', 'पहलगाम', 'कोकरनाग', 'वेरीनाग', 'बिजबेहाड़ा', 'बिजबिहाड़ा', 'अच्छाबल', 'डूरू', 'ऐशमुकाम'],
  ],
  Bandipora: [
    ...['Gurez', 'Gurais', 'Dawar', 'Tulail', 'Sumbal Sonawari', 'Sumbal', 'Hajin', 'Ajas', 'Aloosa', 'گریز', 'سمبل', 'حاجن'],
    ...['गुरेज़', 'सुंबल', 'हाजिन'],
  ],
  Baramulla: [
    ...['Sopore', 'Uri', 'Pattan', 'Boniyar', 'Kreeri', 'Rohama', 'Dangiwacha', 'Rafiabad', 'Tangmarg', 'Gulmarg', 'Kunzer'],
    ...['Watergam', 'Wagoora', 'Zaingeer', 'Narwaw', 'Khoie', 'Kawarhama', 'سوپور', 'اوڑی', 'پٹن', 'ٹنگمرگ', 'گلمرگ', 'रफ़ियाबाद'],
    ...['सोपोर', 'उड़ी', 'पट्टन', 'टंगमर्ग', 'गुलमर्ग'],
  ],
  Budgam: [
    ...['Chadoora', 'Chrar i Sharief', 'Charar i Sharief', 'Charari Sharief', 'Beerwah', 'Khansahib', 'Khan Sahib', 'Khag'],
    ...[
      'Narbal',
      'Waterhail',
      'Surasyar',
      'Bagh e Kanipora',
      'چاڈورہ',
      'چرار شریف',
      'بیروہ',
      'خانصاحب',
      'चाडूरा',
      'चरार शरीफ़',
      'बीरवाह',
    ],
  ],
  Ganderbal: [
    ...['Kangan', 'Tullamulla', 'Tulmulla', 'Wakura', 'Sonamarg', 'Sonmarg', 'کنگن', 'تولہ مولہ', 'سونمرگ', 'سونہ مرگ'],
    ...['कंगन', 'तुलमुला', 'सोनमर्ग'],
  ],
  Kulgam: [
    ...['Yaripora', 'Devsar', 'Damhal Hanjipora', 'Hanjipora', 'D H Pora', 'Frisal', 'Pahloo', 'Qaimoh', 'Qoimoh', 'یاری پورہ'],
    ...['دیوسر', 'دمحال ہانجی پورہ', 'قائموہ', 'यारीपोरा', 'देवसर', 'क़ैमोह'],
  ],
  Kupwara: [
    ...['Handwara', 'Karnah', 'Tangdhar', 'Keran', 'Machil', 'Lolab', 'Sogam', 'Langate', 'Trehgam', 'Drugmulla'],
    ...[
      'Villgam',
      'Ramhal',
      'Qaziabad',
      'Zachaldara',
      'ہندواڑہ',
      'کرناہ',
      'ٹنگڈار',
      'لولاب',
      'لنگیٹ',
      'हंदवाड़ा',
      'करनाह',
      'लोलाब',
      'लंगेट',
    ],
  ],
  Pulwama: [
    ...[
      'Tral',
      'Awantipora',
      'Awantipur',
      'Pampore',
      'Kakapora',
      'Rajpora',
      'Shahoora',
      'Aripal',
      'ترال',
      'اونتی پورہ',
      'پانپور',
    ],
    ...['پامپور', 'کاکہ پورہ', 'राजपोरा', 'त्राल', 'अवंतीपोरा', 'पांपोर', 'पंपोर', 'काकापोरा'],
  ],
  Shopian: [
    'Zainapora',
    'Keller',
    'Keegam',
    'Barbugh',
    'Chitragam',
    'Imam Sahib',
    'زینہ پورہ',
    'امام صاحب',
    'ज़ैनापोरा',
    'इमाम साहिब',
  ],
  Srinagar: ['Hazratbal', 'Khanyar', 'Pantha Chowk', 'Natipora', 'حضرت بل', 'خانیار', 'हज़रतबल'],
}
