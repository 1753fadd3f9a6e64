import type { District } from './district-names'

/**
 * `spelt` lists other spellings: Urdu, Hindi, Kashmiri, and Latin ones with more than one mistake.
 * `pins` lists PIN prefixes; post offices of two districts are left out.
 */
export const DISTRICT_TABLE: Record<District, { spelt: readonly string[]; pins: readonly string[] }> = {
  Anantnag: {
    spelt: ['اننت ناگ', 'अनंतनाग', 'अनन्तनाग', 'Annatnaag', 'Islamabad', 'اسلام آباد', 'इस्लामाबाद'],
    pins: ['192101', '192124', '192125', '192126', '192201', '192202', '19221', '192401'],
  },
  Bandipora: {
    spelt: ['بانڈی پورہ', 'बांदीपोरा', 'बांदीपुर', 'बांडीपोरा', 'बांदीपुरा', 'بانڈٕ پورٕ', 'Bandipur', 'Bandipura'],
    pins: ['19350'],
  },
  Baramulla: {
    spelt: ['بارہمولہ', 'बारामूला', 'बारामुला', 'बारामुल्ला', 'ورمول', 'ورمل', 'Varmul', 'Baramula'],
    pins: ['19310', '19312', '193201', '19340', '19341'],
  },
  Budgam: {
    spelt: ['بڈگام', 'बडगाम', 'بڑگام', 'بدگام', 'बुडगाम', 'Badgam', 'Budgaam', 'Badgaam', 'Bodgam'],
    pins: ['19111'],
  },
  Ganderbal: {
    spelt: ['گاندربل', 'गांदरबल', 'गांदेरबल', 'Gandherbal', 'Gandharbal'],
    pins: ['1912'],
  },
  Kulgam: {
    spelt: ['کولگام', 'कुलगाम', 'کۄلگام', 'Kulgaam', 'Kolgam', 'Koolgam', 'Kulgham'],
    pins: ['19223'],
  },
  Kupwara: {
    spelt: ['کپوارہ', 'कुपवाड़ा', 'कुपवारा', 'کپواڑہ', 'کُپوور'],
    pins: ['19322'],
  },
  Pulwama: {
    spelt: ['پلوامہ', 'पुलवामा', 'پُلوٲم', 'पुलवामां'],
    pins: ['192121', '192122', '192123', '192301', '192302'],
  },
  Shopian: {
    spelt: ['شوپیان', 'शोपियां', 'शोपियन', 'शुपियां', 'شوپیاں', 'شۆپیان', 'Shupiyan', 'Shupian'],
    pins: ['192303'],
  },
  Srinagar: {
    spelt: ['سرینگر', 'श्रीनगर', 'सिरीनगर', 'سِرینَگَر', 'Shrinagar'],
    pins: ['190'],
  },
  Doda: {
    spelt: ['ڈوڈہ', 'डोडा', 'ڈوڈا', 'Dodah'],
    pins: ['182202', '182222'],
  },
  Jammu: {
    spelt: ['جموں', 'जम्मू', 'जम्मु', 'جمّوں', 'Jamu', 'Jammoo'],
    pins: ['180', '1812'],
  },
  Kathua: {
    spelt: ['کٹھوعہ', 'कठुआ', 'کٹھوا', 'کھٹوعہ', 'Kathwa', 'Katua', 'Kathuwa'],
    pins: ['18410', '18414', '18415', '1842'],
  },
  Kishtwar: {
    spelt: ['کشتواڑ', 'किश्तवाड़', 'किश्तवार', 'کشتوار', 'Kistwad'],
    pins: ['182204', '182206'],
  },
  Poonch: {
    spelt: ['پونچھ', 'पुंछ', 'पूंछ', 'पुन्छ', 'پنچھ', 'Punch', 'Poonchh', 'Punchh'],
    pins: ['185101', '185102', '185121', '185211'],
  },
  Rajouri: {
    spelt: ['راجوری', 'राजौरी', 'राजोरी', 'Rajori'],
    pins: ['185131', '185132', '185133', '18515', '18523'],
  },
  Ramban: {
    spelt: ['رام بن', 'रामबन', 'Rambun'],
    pins: ['182144', '182146'],
  },
  Reasi: {
    spelt: ['ریاسی', 'रियासी', 'Riasi', 'Reasy'],
    pins: ['182301', '182311', '182320'],
  },
  Samba: {
    spelt: ['سانبہ', 'सांबा', 'साम्बा', 'سامبہ', 'سامبا', 'سانبا'],
    pins: ['184120', '184121'],
  },
  Udhampur: {
    spelt: ['ادھم پور', 'उधमपुर', 'ऊधमपुर', 'اودھم پور', 'Udhampore', 'Oodhampur'],
    pins: ['182101'],
  },
  Kargil: {
    spelt: ['کرگل', 'कारगिल', 'करगिल', 'کارگل', 'Kargill', 'Kargal'],
    pins: ['194102', '194103', '1943'],
  },
  Leh: {
    spelt: ['لیہ', 'लेह', 'لہہ'],
    pins: ['194101', '1944'],
  },
}
