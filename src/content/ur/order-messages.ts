import type { Sentences } from '~/domain/sentences'
import type {
  calling as callingInEnglish,
  copied as copiedInEnglish,
  film as filmInEnglish,
  ordering as orderingInEnglish,
  outbox as outboxInEnglish,
  product as productInEnglish,
  receipt as receiptInEnglish,
  savedLink as savedLinkInEnglish,
  shop as shopInEnglish,
} from '../en/order-messages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const ordering: Shape<typeof orderingInEnglish> = {
  bags: ['بوری', 'بوریاں'],
  submitting: 'بھیجا جا رہا ہے…',
  failed: 'آرڈر بھیجا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  refused: 'یہ آرڈر منظور نہیں ہوا۔ ہمیں فون کریں۔',
  busy: 'ذرا ٹھہر کر دوبارہ کوشش کریں۔',
  feedAt: (name: string, price: string) => `${asIs(name)}، ${asIs(price)} فی بوری`,
  feedsAway: 'خوراکوں کی فہرست ابھی نہیں آ رہی۔ دوبارہ کوشش کریں۔',
  freeDelivery: 'ڈیلیوری مفت ہے۔',
  deliveryTo: (place: string, charge: string) => `${asIs(place)} تک ڈیلیوری: ${asIs(charge)}۔`,
  dead: {
    gone: (sku: string) => `یہ لنک ${asIs(sku)} کے آرڈر کا ہے، جو ابھی نہیں بک رہی۔`,
    see: 'دیکھیں',
    shop: 'دکان میں کیا ہے',
    end: '۔',
  },
}

export const shop = ({ search }: MessageParams): Shape<ReturnType<typeof shopInEnglish>> => ({
  products: 'خوراک',
  noSignal: (moment: string) => `نیٹ ورک نہیں ہے: یہ قیمتیں اور مال ${moment} کے ہیں۔`,
  failed: 'خوراک کی فہرست نہیں کھل سکی۔',
  loading: 'خوراک کی فہرست آ رہی ہے…',
  empty: 'ابھی کچھ نہیں بک رہا۔ واٹس ایپ پر ہم سے پوچھیں۔',
  noMatch: `ایسی کوئی خوراک نہیں ملی۔ اپنی مچھلی کا وزن لکھ کر دیکھیں، جیسے ${search.fish}۔`,
  search: 'نام یا کوئی لفظ لکھ کر ڈھونڈیں',
  placeholder: `جیسے ${search.fish}، ${search.pellet} یا فنگرلنگ`,
  find: 'ڈھونڈیں',
  category: 'قسم',
  all: 'سب قسمیں',
  byWeight: 'مچھلی کے وزن سے خوراک',
  more: {
    label: 'اور خوراک',
    shown: (from: string, to: string, all: string) => `${all} میں سے ${from} سے ${to} تک`,
    previous: 'پچھلی خوراک',
    next: 'اور خوراک',
  },
})

export const product: Shape<typeof productInEnglish> = {
  question: (name: string) => `السلام علیکم، مجھے ${asIs(name)} کے بارے میں معلومات چاہییں۔`,
  buy: 'ابھی خریدیں',
  buyOf: (name: string) => `ابھی خریدیں، ${asIs(name)}`,
  whatsapp: 'واٹس ایپ',
  tellMe: 'جب آ جائے تو مجھے بتائیں',
  tellMeOf: (name: string) => `جب آ جائے تو مجھے بتائیں، ${asIs(name)}`,
  details: 'تفصیل دیکھیں',
  perKilogram: (price: string) => `${asIs(price)} فی کلو`,
  priced: (perKilogram: string, fish: string) => `${perKilogram}، ${fish} وزن کی مچھلی کے لیے`,
  forFish: (fish: string) => `${fish} وزن کی مچھلی کے لیے`,
  units: (count: string) => `${count} بوری`,
  bagOf: (name: string) => `${asIs(name)} کی بوری`,
  price: 'قیمت',
  pricePerKilogram: 'قیمت فی کلو',
  weight: 'وزن',
  sku: 'SKU',
  stock: 'موجود مال',
  fish: 'مچھلی کا وزن',
  pellet: 'دانہ',
  pelletSize: 'دانے کا سائز',
  protein: 'پروٹین',
  fat: 'چکنائی',
  fiber: 'ریشہ',
  moisture: 'نمی',
  energy: 'توانائی',
  typed: {
    max: (figure: string) => `${asIs(figure)} تک`,
    min: (figure: string) => `کم سے کم ${asIs(figure)}`,
    ton: (count: string) => `${asIs(count)} ٹن`,
  },
}

export const receipt: Shape<typeof receiptInEnglish> = {
  placed: {
    shop: 'آپ کا آرڈر ہمیں مل گیا! اسے پکا کرنے کے لیے ہم جلد آپ سے رابطہ کریں گے۔',
    home: 'آپ کا آرڈر ہمیں مل گیا!',
  },
  title: 'آپ کا آرڈر',
  order: 'آرڈر',
  number: (id: string) => `نمبر ${asIs(id)}`,
  feed: 'خوراک',
  bags: 'بوریاں',
  bagsOf: (bags: string, weight: string) => `${bags}، ${asIs(weight)} کی`,
  total: 'کل رقم',
  delivery: 'ڈیلیوری',
  call: (phone: string, when: string) => `آرڈر پکا کرنے کے لیے ہم ${when} ${asIs(phone)} پر فون کریں گے۔`,
  ponds: 'ان بوریوں کا حساب تالاب کی ڈائری میں رکھیں',
}

export const savedLink: Shape<typeof savedLinkInEnglish> = {
  title: 'یہ لنک رکھ لیں',
  hint: 'اس سے پتا چلتا ہے کہ آرڈر کہاں تک پہنچا۔ جس کے پاس یہ لنک ہو وہ یہ صفحہ دیکھ سکتا ہے، اس لیے یہ کسی اور کو نہ دیں۔',
  open: 'اپنے آرڈر کا صفحہ کھولیں',
  copy: 'لنک کاپی کریں',
  share: 'بھیجیں',
  whatsapp: 'خود کو بھیجیں',
  message: (number: string, link: string) => `میرا آرڈر نمبر ${asIs(number)}: ${link}`,
  all: 'میرے آرڈر',
}

export const outbox = ({ answerHours }: MessageParams): Shape<ReturnType<typeof outboxInEnglish>> => ({
  label: 'بھیجنے کے لیے رکھا ہوا',
  message: (subject: string) => `آپ کا پیغام ”${subject}“`,
  refused: (what: string, why: string) => `منظور نہیں ہوا: ${what}۔ ${why}`,
  refusedMessage: 'یہ پیغام منظور نہیں ہوا۔ ہمیں فون کریں۔',
  shopFailed: (what: string) => `یہ ابھی دکان تک نہیں پہنچ سکا: ${what}۔ اپنے آپ دوبارہ بھیجا جائے گا۔`,
  shopFailedUntil: (what: string, time: string) =>
    `یہ ابھی دکان تک نہیں پہنچ سکا: ${what}۔ ${time} اپنے آپ دوبارہ بھیجا جائے گا۔`,
  noSignal: (what: string) => `اس فون میں رکھ لیا: ${what}۔ نیٹ ورک آتے ہی اپنے آپ چلا جائے گا۔`,
  sending: (what: string) => `بھیجا جا رہا ہے: ${what}۔`,
  mayBeSent: 'ہو سکتا ہے یہ ہم تک پہنچ چکا ہو: اگر یہاں سے مٹائیں تو ہمیں فون بھی کریں۔',
  notKept:
    'یہ رکھا نہیں جا سکا: فون میں جگہ نہیں، یا وہ کچھ رکھنے نہیں دیتا۔ آپ کا لکھا ہوا یہیں ہے۔ نیٹ ورک آنے پر دوبارہ کوشش کریں، یا ہمیں فون کریں۔',
  sentOrder: (what: string) => `بھیج دیا: ${what}۔ آرڈر پکا کرنے کے لیے ہم آپ کو فون کریں گے۔`,
  sentMessage: (what: string) => `بھیج دیا: ${what}۔ ہم ${answerHours} گھنٹے کے اندر جواب دیتے ہیں۔`,
  remove: 'مٹا دیں',
  sendNow: 'ابھی بھیجیں',
  change: 'آرڈر بدلیں',
})

/** The part of the day that goes before an hour. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'رات'
  if (hour < 12) return 'صبح'
  return hour < 16 ? 'دوپہر' : 'شام'
}

export const calling = ({ answerHours }: MessageParams): Shape<ReturnType<typeof callingInEnglish>> => ({
  today: 'آج',
  tomorrow: 'کل',
  on: ['اتوار کو', 'پیر کو', 'منگل کو', 'بدھ کو', 'جمعرات کو', 'جمعے کو', 'سنیچر کو'],
  time: (clock: string, hour: number) => `${partOfDay(hour)} ${clock} بجے`,
  between: (day: string, from: string, to: string) => `${day} ${from} اور ${to} کے بیچ`,
  before: (day: string, time: string) => `${day} ${time} سے پہلے`,
  soon: `${answerHours} گھنٹے کے اندر`,
  open: (until: string) => `ابھی کھلا ہے، ${until} تک`,
  closed: (day: string, time: string) => `ابھی بند ہے۔ ${day} ${time} کھلے گا`,
})

export const copied: Shape<typeof copiedInEnglish> = { done: 'کاپی ہو گیا', refused: 'آپ کا براؤزر یہاں کاپی نہیں کرنے دیتا۔' }

export const film: Shape<typeof filmInEnglish> = { pause: 'ویڈیو روکیں', play: 'ویڈیو چلائیں' }

const [max, min, name, price, left, place, charge, example] = [
  ...['{max}', '{min}', '{name}', '{price}', '{left}', '{place}', '{charge}', '{example}'],
].map(asIs)

export const sentences: Sentences = {
  required: 'یہ خانہ بھریں۔',
  unseen: 'کم سے کم ایک حرف یا ہندسہ لکھیں۔',
  'too-long': `زیادہ سے زیادہ ${max} حروف لکھیں۔`,
  'broken-character': 'اس میں ایک حرف پڑھا نہیں جا رہا۔ دوبارہ لکھیں۔',
  'not-one-line': 'اسے ایک ہی سطر میں لکھیں، چھپے ہوئے نشانوں کے بغیر۔',
  'not-plain': 'اس میں سے چھپے ہوئے نشان ہٹا دیں۔',
  email: `ای میل پتہ ایسے لکھیں: ${asIs('name@example.com')}`,
  phone: `ایسا فون نمبر لکھیں جس پر ہم فون کر سکیں، جیسے ${example}۔`,
  'phone-or-email': 'جواب دینے کے لیے ہمیں آپ کا فون نمبر یا ای میل چاہیے۔',
  quantity: `بوریاں پوری گنتی میں لکھیں، ${min} یا زیادہ۔`,
  'phone-asked': 'اس نمبر پر فون نہیں لگے گا۔ ایک بار پھر دیکھ لیں، یا ایسے ہی بھیج دیں۔',
  'email-asked': 'اس پتے پر ای میل نہیں پہنچے گی۔ ایک بار پھر دیکھ لیں، یا ایسے ہی بھیج دیں۔',
  'row-feed': 'ان بوریوں کی خوراک چنیں، یا گنتی خالی چھوڑیں۔',
  'row-bags': 'اس خوراک کی کتنی بوریاں چاہییں، لکھیں۔',
  'too-many-bags': 'ایک آرڈر کے لیے یہ بوریاں بہت زیادہ ہیں۔',
  'not-for-sale': 'یہ خوراک اب نہیں بکتی۔',
  'price-changed': `${name} کی قیمت اب ${price} فی بوری ہے۔ کل رقم دیکھ کر آرڈر دوبارہ بھیجیں۔`,
  'stock-left': `${name} کی صرف ${left} بوریاں بچی ہیں۔`,
  'last-bag': `${name} کی صرف ${left} بوری بچی ہے۔`,
  'sold-out': `${name} ختم ہو گئی ہے۔`,
  'enough-waiting': 'بہت سے لوگ پہلے ہی اس خوراک کے انتظار میں ہیں۔ ہمیں فون کریں یا واٹس ایپ پر لکھیں۔',
  utr: 'UTR نمبر کے {digits} ہندسے لکھیں، جیسے آپ کی ادائیگی کی ایپ میں ہیں۔',
  day: 'ادائیگی کا دن لکھیں۔',
  'day-ahead': 'یہ دن ابھی نہیں آیا۔',
  'day-too-early': 'یہ دن آرڈر سے بہت پہلے کا ہے۔ اسے دوبارہ دیکھیں۔',
  'reported-before': 'آپ اس ادائیگی کا ہمیں پہلے ہی بتا چکے ہیں۔ ہم اسے دیکھ رہے ہیں۔',
  'reference-taken': 'یہ UTR نمبر کسی اور ادائیگی کے لیے دیا جا چکا ہے۔ اسے دوبارہ دیکھیں یا ہمیں فون کریں۔',
  'enough-reports': 'جن ادائیگیوں کا آپ نے بتایا، ہم انہیں ابھی دیکھ رہے ہیں۔ اگر آپ نے پھر ادائیگی کی ہے تو ہمیں فون کریں۔',
  'nothing-owed': 'اس آرڈر کا اب کچھ باقی نہیں۔',
  'cancel-too-late': 'یہ آرڈر اب یہاں سے منسوخ نہیں ہو سکتا۔ ہمیں فون کریں۔',
  'cancel-asked': 'آپ یہ آرڈر منسوخ کرنے کا پہلے ہی کہہ چکے ہیں۔ ہم اسی صفحے پر جواب دیں گے۔',
  'delivery-changed': `${place} تک ڈیلیوری کے اب ${charge} لگتے ہیں۔ کل رقم دیکھ کر آرڈر دوبارہ بھیجیں۔`,
  'delivery-free': 'اس پتے تک ڈیلیوری اب مفت ہے۔ کل رقم دیکھ کر آرڈر دوبارہ بھیجیں۔',
  bot: 'لگا کہ یہ کسی پروگرام نے بھیجا ہے۔ بٹن ایک بار پھر دبائیں، یا ہمیں فون کریں۔',
  'sent-before': 'یہ آپ پہلے بھیج چکے ہیں۔ دونوں چاہییں تبھی دوبارہ بھیجیں۔',
  foreign: 'اسی سائٹ کے صفحے کا فارم بھریں۔',
  'too-many': 'آپ کے کنکشن سے بہت بار بھیجا گیا۔ چند منٹ ٹھہر کر دوبارہ کوشش کریں۔',
  unavailable: 'یہ ابھی محفوظ نہیں ہو سکا۔ چند سیکنڈ بعد دوبارہ کوشش کریں۔',
  failed: 'ہماری طرف کچھ خرابی ہوئی۔ دوبارہ کوشش کریں۔',
}
