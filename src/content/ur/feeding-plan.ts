import type { feedingPlan as english } from '../en/feeding-plan'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const feedingPlan = ({ bag, chartYear }: MessageParams): Shape<ReturnType<typeof english>> => ({
  title: 'آپ کی مچھلی کی خوراک کا حساب',
  printed: 'خوراک کا حساب',
  under: (least: string) => `${least} سے کم`,
  bags: (count: string, isOne: boolean) => `${count} ${isOne ? 'بوری' : 'بوریاں'}`,
  forWhat: (count: string, fish: string, weight: string) => `${count} ${fish}، ہر ایک ${weight} کی`,
  forWhatInWater: (count: string, fish: string, weight: string, temperature: string) =>
    `${count} ${fish}، ہر ایک ${weight} کی، پانی ${temperature}`,
  labels: {
    daily: 'دن کی خوراک',
    perFeed: 'ایک بار میں',
    feedsADay: 'دن میں کتنی بار',
    weekly: 'ہفتے میں',
    monthly: 'مہینے میں',
    biomass: 'مچھلی کا کل وزن (بائیوماس)',
    working: 'حساب کیسے بنا',
    temperatureFactor: 'درجۂ حرارت کا اثر',
    density: 'تالاب میں کتنی مچھلی',
    product: 'آپ کی مچھلی کے لیے خوراک',
    bags: `مہینے میں ${bag} کی بوریاں`,
    cost: 'ان بوریوں کی قیمت',
  },
  factorAt: (factor: string, temperature: string) => `${temperature} پر ${factor}`,
  glance: (bags: string) => `روز · مہینے میں ${bags}`,
  forFish: (size: string) => `، ${size} وزن کی مچھلی کے لیے`,
  working: {
    biomass: (count: string, weight: string, biomass: string) => `${count} مچھلیاں × ${weight} = ${biomass} مچھلی`,
    rate: (rate: string, lifeStage: string, water: string, percent: string) => `روز ${rate} (${lifeStage})${water} = ${percent}`,
    water: (factor: string, temperature: string) => ` × ${factor} (پانی ${temperature})`,
    daily: (biomass: string, percent: string, daily: string) => `${biomass} × ${percent} = روز ${daily}`,
  },
  spoken: {
    daily: (daily: string, feeds: string, perFeed: string) => `دن میں ${daily}، ${feeds} بار، ہر بار ${perFeed}۔`,
    longer: (weekly: string, monthly: string, biomass: string) =>
      `ہفتے میں ${weekly}، مہینے میں ${monthly}، کل ${biomass} مچھلی کے لیے۔`,
    density: (density: string, level: string) => `تالاب میں مچھلی ${density}، ${level}۔`,
  },
  sent: {
    fish: (count: string, weight: string, lifeStage: string) =>
      `خوراک کا حساب: ${count} مچھلیاں، ہر ایک ${weight} کی (${lifeStage})`,
    water: (temperature: string) => `پانی: ${temperature}`,
    biomass: (biomass: string) => `مچھلی کا کل وزن: ${biomass}`,
    day: (daily: string, feeds: string, perFeed: string) => `دن میں: ${daily}، ${feeds} بار، ہر بار ${perFeed}`,
    week: (weekly: string) => `ہفتے میں: ${weekly}`,
    month: (monthly: string, bags: string) => `مہینے میں: ${monthly}، ${bag} کی ${bags}`,
    monthAndCost: (monthly: string, bags: string, cost: string) => `مہینے میں: ${monthly}، ${bag} کی ${bags}، ${cost}`,
    feed: (name: string) => `خوراک: ${name}`,
  },
  actions: {
    order: (bags: string, name: string) => `${name} کی ${bags} آرڈر کریں`,
    orderFor: (bags: string, name: string, price: string) => `${name} کی ${bags} آرڈر کریں، ${price}`,
    soldOut: (name: string) => `مال ختم ہے: ${name} کے بارے میں پوچھیں`,
    save: 'تالاب کی ڈائری میں رکھیں',
    print: 'چھاپیں (پرنٹ)',
    send: 'واٹس ایپ پر بھیجیں',
  },
  short: (stock: string) => `، ان میں سے ${stock} موجود`,
  cost: {
    known: (total: string, price: string) => `${total}، ${price} فی بوری`,
    loading: 'قیمت دیکھی جا رہی ہے…',
    failed: 'قیمت ابھی معلوم نہیں ہو سکی۔',
    retry: 'دوبارہ کوشش کریں',
    unsold: `دکان میں ابھی اس خوراک کی ${bag} والی بوری نہیں ہے۔`,
    tooMuch: 'اتنی زیادہ خوراک کی قیمت یہاں نہیں بتائی جا سکتی: ہم سے کوٹیشن مانگیں۔',
  },
  chart: {
    label: 'شائع شدہ جدول کی حد',
    range: (least: string, most: string) => `روز ${least} سے ${most}`,
    percent: (least: string, most: string) => `، ${least} سے ${most}`,
    text: `اس وزن کی مچھلی اور اس درجۂ حرارت کے پانی کے لیے۔ یہ جدول ${chartYear} کی خوراکوں پر بنا تھا: دانہ بچ جائے تو اس کا چھوٹا عدد لیں۔`,
    source: (source: string) => `ماخذ: ${source}`,
    missing: 'شائع شدہ جدول میں اس وزن اور درجۂ حرارت کے لیے کوئی عدد نہیں۔',
    unasked: 'شائع شدہ جدول سے ملانے کے لیے پانی کا درجۂ حرارت لکھیں۔',
  },
})
