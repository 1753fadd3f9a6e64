import type { OtherLanguage } from '~/languages'

/** A term of our texts, and the beginnings of words that must not be used for it. */
interface Term {
  english: string
  term: string
  never: readonly string[]
}

const term = (english: string, own: string, ...never: readonly string[]): Term => ({ english, term: own, never })

export const glossary: Record<OtherLanguage, readonly Term[]> = {
  ur: [
    term('feed', 'خوراک', 'چارہ', 'چارا'),
    term('pellet', 'دانہ', 'پیلٹ', 'پیلیٹ'),
    term('bag', 'بوری', 'تھیل', 'بیگ'),
    term('fry', 'بچہ مچھلی', 'پونگ', 'بچہ مچھلیوں'),
    term('fingerling', 'فنگرلنگ', 'فنگر لنگ', 'انگشت'),
    term('grower', 'بڑھتی مچھلی', 'بڑھوتری کی مچھلی'),
    term('broodstock', 'بروڈ مچھلی', 'بروڈ اسٹاک', 'نسلی مچھلی'),
    term('raceway', 'ریس وے', 'نالی دار'),
    term('harvest', 'نکال', 'کٹائی'),
    term('mill', 'مل', 'کارخان'),
    term('order', 'آرڈر', 'فرمائش'),
    term('delivery', 'ڈیلیوری', 'ترسیل', 'ارسال'),
    term('to pay', 'ادا کر', 'چکا دیں', 'چکائیں'),
    term('price', 'قیمت', 'دام', 'نرخ', 'بھاؤ'),
    term('UTR', 'UTR', 'یو ٹی آر'),
    term('UPI', 'UPI', 'یو پی آئی'),
    term('IFSC', 'IFSC', 'آئی ایف ایس سی'),
    term('QR code', 'QR', 'کیو آر'),
    term('saved copy', 'نقل', 'بیک اپ'),
    term('entry of the book', 'اندراج', 'انٹری', 'لکھی ہوئی باتیں'),
    term('network', 'نیٹ ورک', 'سگنل'),
    term('table', 'جدول', 'ٹیبل'),
    term('published', 'شائع شدہ', 'چھپے ہوئے جدول', 'مطبوعہ'),
    term('fisheries office', 'محکمہ فشریز', 'محکمۂ فشریز', 'مچھلی پالن کے محکم'),
    term('temperature', 'درجۂ حرارت', 'ٹمپریچر', 'درجہ حرارت'),
    term('at least', 'کم سے کم', 'کم از کم'),
    term('to learn', 'پتا چل', 'پتہ چل'),
    term('try again', 'دوبارہ کوشش کریں', 'دوبارہ کریں'),
  ],
  hi: [
    term('feed', 'चारा', 'आहार', 'फीड'),
    term('ration', 'खुराक', 'ख़ुराक'),
    term('pellet', 'दाना', 'छर्र', 'गोली'),
    term('bag', 'बोरी', 'थैल', 'बैग'),
    term('fry', 'फ़्राई', 'फ्राई', 'पौना'),
    term('fingerling', 'फ़िंगरलिंग', 'फिंगरलिंग'),
    term('grower', 'बढ़ती मछली', 'बढ़वार की मछली'),
    term('broodstock', 'ब्रूड मछली', 'प्रजनक मछली', 'ब्रूडस्टॉक'),
    term('raceway', 'रेसवे', 'रेस-वे'),
    term('biomass', 'कुल वज़न', 'जैवभार', 'जैव भार'),
    term('mill', 'मिल', 'कारखान'),
    term('spring', 'झरन', 'चश्म'),
    term('order', 'ऑर्डर', 'आर्डर', 'फ़रमाइश'),
    term('to order', 'मँगवा', 'मँगाएँ', 'मँगाने', 'मंगवा'),
    term('delivery', 'डिलीवरी', 'डिलिवरी', 'ढुलाई'),
    term('to pay', 'भुगतान', 'चुकाना', 'चुकाएँ', 'चुकाने', 'अदायगी'),
    term('price', 'कीमत', 'दाम', 'मूल्य', 'क़ीमत'),
    term('UTR', 'UTR', 'यूटीआर'),
    term('UPI', 'UPI', 'यूपीआई'),
    term('IFSC', 'IFSC', 'आईएफएससी'),
    term('QR code', 'QR', 'क्यूआर'),
    term('saved copy', 'कॉपी', 'नकल', 'बैकअप'),
    term('entry of the book', 'एंट्री', 'प्रविष्टि', 'लिखी हुई बातें'),
    term('signal', 'सिग्नल', 'नेटवर्क', 'सिगनल'),
    term('table', 'तालिका', 'टेबल', 'सारणी'),
    term('fisheries office', 'मत्स्य विभाग', 'मछली पालन विभाग', 'मछली विभाग'),
    term('temperature', 'तापमान', 'टेम्परेचर'),
    term('bucket', 'बाल्टी', 'बालटी'),
    term('try again', 'फिर से कोशिश करें', 'फिर से करें', 'दोबारा कोशिश'),
  ],
}

const ISOLATE = /[\u2066-\u2069]/g

/** The words of a text that break the glossary of its language. */
export function strayTerms(language: OtherLanguage, text: string): readonly { stray: string; term: string }[] {
  const plain = text.normalize('NFC').replace(ISOLATE, '')
  return glossary[language].flatMap(({ term: own, never }) =>
    never.filter((stray) => beginsIn(plain, stray.normalize('NFC'))).map((stray) => ({ stray, term: own })),
  )
}

const beginsIn = (text: string, stray: string) => new RegExp(`(?<![\\p{L}\\p{M}])${stray}`, 'u').test(text)
