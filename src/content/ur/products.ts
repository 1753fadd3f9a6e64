import type { products as productsInEnglish, shopPage as shopPageInEnglish } from '../en/products'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const products = ({ bag, pellet, rates }: PageParams): Shape<ReturnType<typeof productsInEnglish>> => ({
  introduction: {
    title: 'تین خوراکیں، مچھلی کے ہر سائز کے لیے ایک',
    text: 'مچھلی کی عمر نہیں، اس کا وزن دیکھ کر چنیں۔ تالاب کی زیادہ تر مچھلی اپنے دانے سے بڑی ہو جائے تو ایک ہفتے میں آہستہ آہستہ دانہ بدلیں۔',
  },
  stages: { title: 'تین مرحلے', text: `${bag} کی بوری میں۔ قیمت اور موجود مال دکان میں دیکھیں۔` },
  texts: {
    early: `بچہ مچھلی (fry) کے لیے، ان ہفتوں میں جب ٹراؤٹ سب سے تیز بڑھتی ہے۔ تھوڑا تھوڑا، بار بار: دن میں دس بار، کل وزن کا ${rates.fry.share}۔ جو بچے پہلی بار کھا رہے ہوں انہیں ${pellet.early} سے باریک دانہ چاہیے: آرڈر سے پہلے ہم سے پوچھیں۔`,
    small: `فنگرلنگ کے لیے۔ دن میں چار بار، کل وزن کا ${rates.fingerling.share}، پورے تالاب میں پھیلا کر، تاکہ چھوٹی مچھلی بھی کھا سکے۔`,
    stock: `بڑھتی مچھلی (grower) کے لیے روز کل وزن کا ${rates.grower.share}، اور بروڈ مچھلی (broodstock) کے لیے ${rates.broodstock.share}۔ دن میں دو بار۔`,
  },
  toShop: 'قیمت اور موجود مال',
  toShopFor: (name: string) => `${name} کی قیمت اور موجود مال`,
  fishSizes: (source: string) => `مچھلی کے سائز: ${source}`,
  analysis: {
    title: 'بوری میں کیا ہے',
    text: 'ہر بوری پر لکھی چھ باتیں، اور مچھلی کے لیے ان کا مطلب۔',
  },
  figure: 'چیز',
  lines: {
    protein: { label: 'پروٹین', note: 'اس سے گوشت بنتا ہے؛ چھوٹی مچھلی کو سب سے زیادہ چاہیے۔' },
    fat: { label: 'چکنائی', note: 'طاقت دیتی ہے، تاکہ پروٹین بڑھنے کے کام آئے۔' },
    fiber: { label: 'ریشہ', note: 'ٹراؤٹ اسے ہضم نہیں کر سکتی: جتنا کم اتنا اچھا۔' },
    moisture: { label: 'نمی', note: 'سوکھا دانہ ٹکتا ہے؛ گیلے کو پھپھوندی لگتی ہے۔' },
    energy: { label: 'توانائی', note: 'ایک گرام خوراک میں کتنے کلو جول۔' },
    pelletSize: { label: 'دانہ', note: 'اتنا چھوٹا کہ مچھلی ثابت نگل لے۔' },
  },
  measured: {
    title: 'لیبارٹری کی جانچ',
    stated: 'بوری پر',
    found: 'جانچ میں',
    document: 'جانچ کا کاغذ',
  },
  calculator: {
    title: 'دن میں کتنی خوراک',
    text: 'دو باتیں کافی ہیں: مچھلیاں کتنی ہیں، اور ایک کا وزن کیا ہے۔',
  },
  schedule: 'کھلانے کا جدول',
  promise: {
    title: 'معیار کا ہمارا وعدہ',
    points: [
      'جو بوری پر لکھا ہے وہی بوری کے اندر ہے۔ کسی لیبارٹری میں کچھ اور نکلے تو اس کی رپورٹ ہمیں بھیجیں۔',
      'ہم سے نکلتے وقت ہر بوری سوکھی اور بند ہوتی ہے، اور اس پر تاریخ لکھی ہوتی ہے۔ گیلی یا پھٹی بوری دروازے پر ہی واپس کر دیں۔',
      'مچھلی نئی بوری نہ کھائے تو مٹھی بھر خوراک رکھ لیں، بوری کی تاریخ لکھ لیں، اور فون کریں: اور کھلانے سے پہلے ہم اسے دیکھیں گے۔',
    ],
  },
})

export const shopPage = ({ bag }: PageParams): Shape<ReturnType<typeof shopPageInEnglish>> => ({
  title: 'ہر مرحلے کی ٹراؤٹ کے لیے خوراک',
  lead: `ٹراؤٹ کی خوراک، ${bag} کی بوری میں۔ اپنی مچھلی کا وزن دیکھ کر چنیں، یہیں آرڈر کریں، ہم فون کر کے آرڈر پکا کریں گے۔`,
  delivery: {
    free: 'مفت ڈیلیوری مل سکتی ہے',
    from: (charge: string) => `ڈیلیوری ${charge} سے`,
    fromOrFree: (charge: string) => `ڈیلیوری ${charge} سے، کچھ ضلعوں میں مفت`,
  },
  door: {
    choose: 'ڈیلیوری کے ساتھ قیمت، ضلع',
    show: 'قیمت دکھائیں',
    bag: (district: string, price: string, kilogram: string) =>
      `ایک بوری ${district} تک ڈیلیوری کے ساتھ: ${price}، فی کلو ${kilogram}`,
    bagOnly: (district: string, price: string) => `ایک بوری ${district} تک ڈیلیوری کے ساتھ: ${price}`,
    bags: (district: string, price: string, bag: string, kilogram: string) =>
      `${district} تک ڈیلیوری کے ساتھ: ${price}، فی بوری ${bag}، فی کلو ${kilogram}`,
    mostOf: (district: string) => `${district} کی زیادہ تر جگہوں`,
  },
  page: 'اس خوراک کے بارے میں اور',
  tellMe: {
    title: 'جب آ جائے تو مجھے بتائیں',
    phone: 'آپ کا فون نمبر',
    send: 'مجھے بتائیں',
    whatsapp: 'واٹس ایپ پر کہیں',
    message: (name: string, sku: string) => `السلام علیکم، ${name} (${sku}) جب آ جائے تو مجھے بتائیں۔`,
    done: 'آپ کا نمبر ہمارے پاس ہے۔ یہ خوراک آتے ہی ہم آپ کو بتائیں گے۔',
  },
  rated: (rating: string, most: string) => `${most} میں سے ${rating}`,
  ratedOrders: (count: string) => `(${count} آرڈروں کی رائے)`,
  label: {
    title: 'لیبل پر',
    mrp: 'MRP، تمام ٹیکس سمیت',
    maker: 'بنانے والے',
    countryOfOrigin: 'کس ملک میں بنی',
    bestBefore: 'کب تک استعمال کریں',
    months: (count: string) => `پیکنگ سے ${asIs(count)} مہینے تک`,
    licenceNumber: 'لائسنس نمبر',
  },
  promises: [
    { title: 'معیار کی ضمانت', text: 'ہر بار خوراک ویسی ہی بنتی ہے جیسی بوری پر لکھی ہے۔' },
    { title: 'مال جلدی پہنچتا ہے', text: 'ہم فون کر کے ہر آرڈر پکا کرتے ہیں اور دن بتاتے ہیں۔' },
    { title: 'واٹس ایپ پر مدد', text: 'خریدنے سے پہلے خوراک کے بارے میں پوچھ لیں؛ جواب آدمی دیتا ہے، مشین نہیں۔' },
  ],
})
