import type { pondFigures as english } from '../en/pond-figures'
import type { Shape } from '../shape'

export const pondFigures: Shape<typeof english> = {
  pastBatch: (from: string, to: string) => `${from} سے ${to}`,
  labels: {
    living: 'زندہ مچھلیاں',
    meanWeight: 'ایک مچھلی کا وزن',
    biomass: 'مچھلی کا کل وزن (بائیوماس)',
    density: 'تالاب میں کتنی مچھلی',
    fcr: 'FCR',
    biological: 'FCR، مری ہوئی ملا کر',
    sgr: 'SGR',
    tgc: 'بڑھوتری کا عدد',
    mortality: 'مر گئیں',
    cost: 'ایک کلو مچھلی پر خوراک',
    fed: 'کھلائی گئی خوراک',
  },
  range: (least: string, most: string) => `${least} سے ${most}`,
  orMore: (least: string) => `${least} یا زیادہ`,
  mayBe: (range: string) => `${range} ہو سکتا ہے`,
  aDay: (percent: string) => `روز ${percent}`,
  density: { high: 'بھیڑ ہے', optimal: 'ٹھیک ہے', low: 'اور جگہ ہے' },
  bounds: (low: string, most: string) => `${low} سے ${most} عام ہے`,
  balance: (put: string, dead: string, gone: string) => `${put} ڈالی گئیں، ${dead} مر گئیں، ${gone} نکالی یا منتقل کی گئیں`,
  weighTwice: 'ایک بار اور تولیں، اور بیچ میں کھلاتے رہیں: پھر FCR یہاں آ جائے گا۔',
  noGain: 'تول کے حساب سے مچھلی کا وزن نہیں بڑھا۔ اگلی بار زیادہ مچھلیاں تولیں۔',
  noPrice: 'جو خوراک آپ نے کھلائی، دکان میں اس کی قیمت نہیں لکھی۔',
  benchmark: {
    title: 'دوسرے فارموں کے مقابلے میں',
    text: (least: string, most: string) => `ہندوستان کے ٹراؤٹ فارموں کا FCR ${least} سے ${most} تک ہوتا ہے۔`,
    source: (source: string) => `ماخذ: ${source}`,
    better: (rupees: string, kilogram: string) =>
      `آپ کی مچھلی پر خوراک کم لگتی ہے: اب تک ${rupees} بچے، ہر کلو مچھلی پر ${kilogram}۔`,
    same: 'آپ کا تالاب ان فارموں کے برابر ہے۔',
    worse: (rupees: string, kilogram: string) =>
      `ان کے مقابلے میں اب تک خوراک پر ${rupees} زیادہ لگے، ہر کلو مچھلی پر ${kilogram}۔`,
    unpriced: {
      better: 'آپ کی مچھلی پر ان فارموں سے کم خوراک لگتی ہے۔',
      worse: 'آپ کی مچھلی پر ان فارموں سے زیادہ خوراک لگتی ہے۔',
    },
    unsure: 'یہ پکا کہنے کے لیے ابھی کم بار تولا گیا ہے: اصل عدد ان کے برابر بھی ہو سکتا ہے۔',
  },
  charts: {
    table: 'یہی جدول میں',
    day: 'دن',
    growth: {
      title: 'ایک مچھلی کا وزن، اور آگے کا اندازہ پٹی میں',
      spoken: (from: string, to: string) => `${from} سے ${to} تک۔`,
      forecast: (least: string, most: string, day: string) => `اس درجۂ حرارت پر ${day} تک ${least} سے ${most} کے بیچ۔`,
      weight: 'وزن',
      error: 'فرق کتنا',
      slow: 'آہستہ بڑھے تو',
      usual: 'عام رفتار سے بڑھے تو',
      fast: 'تیز بڑھے تو',
    },
    feed: {
      title: 'ہفتے کی خوراک',
      spoken: (most: string) => `ایک ہفتے میں زیادہ سے زیادہ ${most}۔`,
      week: 'ہفتہ کب سے',
      kilograms: 'خوراک',
    },
    temperature: {
      title: 'پانی کا درجۂ حرارت',
      spoken: (least: string, most: string) => `${least} سے ${most} کے بیچ۔`,
      celsius: 'پانی',
    },
    conversion: { title: 'ایک تول سے دوسری تک FCR', from: 'کب سے', to: 'کب تک', gain: 'بڑھوتری' },
  },
  until: {
    title: 'مچھلیاں کب اتنے وزن کی ہوں گی؟',
    weight: 'جو وزن چاہیے، گرام میں',
    answer: (weight: string, least: string, most: string, first: string, last: string) =>
      `${weight} تک ${least} سے ${most} دن: ${first} سے ${last} کے بیچ، اگر پانی ایسا ہی رہے۔`,
    now: (weight: string) => `یہ ${weight} کی ہو چکی ہیں۔`,
    wrong: (least: string, most: string) => `${least} سے ${most} تک کا وزن لکھیں۔`,
  },
  compare: {
    title: 'تالاب ساتھ ساتھ',
    text: 'ہر تالاب میں ابھی کی مچھلی، اور اس سے پہلے کی۔',
    pond: 'تالاب',
    days: 'دن',
    now: 'اب تک',
    difference: 'دوسرے فارموں کے مقابلے میں',
  },
}
