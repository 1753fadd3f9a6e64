import type {
  calculator as calculatorInEnglish,
  feedingNotices as feedingNoticesInEnglish,
  feedingPlan as feedingPlanInEnglish,
  messages as messagesInEnglish,
} from '../en/calculators'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'
import { asIs } from './isolated'

const CELSIUS = asIs('°C')

export const calculator = ({ degrees, suchAs }: MessageParams): Shape<ReturnType<typeof calculatorInEnglish>> => ({
  tip: 'ہر دو ہفتے میں تالاب کی تین جگہوں سے چند درجن مچھلیاں پکڑیں۔ بالٹی کا پانی تولیں، پھر مچھلی ڈال کر تولیں، اور فرق کو مچھلیوں کی گنتی سے تقسیم کریں۔',
  simple: 'اس چھوٹے حساب میں پانی کا درجۂ حرارت شامل نہیں۔ پانی ٹھنڈا یا گرم ہو تو پورا کیلکولیٹر استعمال کریں۔',
  full: 'پورا کیلکولیٹر',
  lifeStage: 'کون سی مچھلی',
  fields: {
    fishCount: {
      label: 'مچھلیاں کتنی ہیں',
      hint: `جیسے ${suchAs.fishCount}`,
      wrong: `لکھیں کہ مچھلیاں کتنی ہیں، جیسے ${suchAs.fishCount}۔`,
    },
    averageWeight: {
      label: 'ایک مچھلی کا اوسط وزن، گرام میں',
      hint: `جیسے ${suchAs.averageWeight}`,
      wrong: `ایک مچھلی کا وزن گرام میں لکھیں، جیسے ${suchAs.averageWeight}۔`,
    },
    waterTemp: {
      label: `پانی کا درجۂ حرارت، ${CELSIUS} میں`,
      hint: `جیسے ${suchAs.waterTemp}`,
      wrong: `پانی کا درجۂ حرارت ${CELSIUS} میں لکھیں، ${degrees.least} سے ${degrees.most} تک۔`,
    },
    pondSize: {
      label: 'تالاب کا پانی، کیوبک میٹر (m³) میں',
      hint: 'لمبائی × چوڑائی × پانی کی گہرائی، میٹر میں',
      wrong: `لکھیں کہ تالاب میں کتنے کیوبک میٹر (m³) پانی آتا ہے، جیسے ${suchAs.pondSize}۔`,
    },
  },
  misfit: (weight: string, better: string, chosen: string, size: string) =>
    `${weight} وزن پر یہ ${better} ہے۔ ${chosen} کی خوراک اور اس کی مقدار ${size} وزن کی مچھلی کے لیے ہے۔`,
  change: (lifeStage: string) => `${lifeStage} چنیں`,
  clear: 'خانے خالی کریں',
  answer: 'حساب لگائیں',
  noRation: `اس درجۂ حرارت پر خوراک کا حساب نہیں بنتا۔ پانی کا اصل درجۂ حرارت لکھیں، ${degrees.least} سے ${degrees.to} تک۔`,
  example: 'مثال',
  empty: 'مچھلیوں کی گنتی اور وزن لکھیں۔ دن کی خوراک یہیں آ جائے گی۔',
  tryIt: 'یہی عدد آزمائیں',
})

export const feedingPlan = ({ bag, chartYear }: MessageParams): Shape<ReturnType<typeof feedingPlanInEnglish>> => ({
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
  sentences: {
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
    brief: 'آرڈر کریں',
    order: (bags: string, name: string) => `${name} کی ${bags} آرڈر کریں`,
    isMeant: (bags: string) => `مہینے میں ${bags}؟ پہلے مچھلیاں دیکھ لیں۔`,
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
    start: (from: string, to: string) =>
      `چھوٹے عدد یعنی دن میں ${from} سے شروع کریں، کیونکہ جو دانہ بچ جائے وہ ضائع ہوتا ہے اور پانی خراب کرتا ہے؛ جب تک کھلانے کے چند منٹ بعد فرش پر کوئی دانہ نہ پڑا ہو، روز دسواں حصہ بڑھائیں، زیادہ سے زیادہ ${to} تک۔`,
    source: (source: string) => `ماخذ: ${source}`,
    missing: 'شائع شدہ جدول میں اس وزن اور درجۂ حرارت کے لیے کوئی عدد نہیں۔',
    unasked: 'شائع شدہ جدول سے ملانے کے لیے پانی کا درجۂ حرارت لکھیں۔',
  },
})

export const feedingNotices = ({
  water: { density, fullRation, tablesEnd },
}: MessageParams): Shape<ReturnType<typeof feedingNoticesInEnglish>> => ({
  curve: {
    title: 'پانی کے درجۂ حرارت سے خوراک کیسے بدلتی ہے',
    here: (daily: string) => `آپ یہاں ہیں: ${daily}`,
    example: (daily: string) => `مثال یہاں ہے: ${daily}`,
    table: 'یہی بات جدول میں',
    water: 'پانی',
    share: 'پوری خوراک کا حصہ',
    daily: 'دن کی خوراک',
    under: (to: string) => `${to} سے کم`,
    over: (from: string) => `${from} سے زیادہ`,
    between: (from: string, to: string) => `${from} سے ${to}`,
    hereInTable: '، آپ یہاں ہیں',
    exampleInTable: '، مثال',
    rule: `پوری خوراک ${fullRation.least} سے ${fullRation.to} کے پانی کے لیے ہے؛ اس سے ٹھنڈے یا گرم پانی میں ٹراؤٹ کم کھاتی ہے۔`,
    hereSentence: (temperature: string, daily: string) => `آپ کا پانی ${temperature} پر ہے: دن میں ${daily}۔`,
    exampleSentence: (temperature: string, daily: string) => `مثال کا پانی ${temperature} پر ہے: دن میں ${daily}۔`,
  },
  density: {
    levels: { high: 'زیادہ', optimal: 'مناسب', low: 'کم' },
    scale: `${density.lowWithUnit} سے نیچے کم، ${density.low} سے ${density.most} تک مناسب، ${density.most} سے اوپر زیادہ۔`,
  },
  kinds: { warning: 'خبردار۔', info: 'یاد رکھیں۔' },
  warnings: {
    crowded: `ہر m³ پانی میں ${density.crowdedFish} سے زیادہ مچھلی ہے۔ بہاؤ رکا تو آکسیجن جلد ختم ہو جائے گی: کچھ مچھلی نکال لیں، یا بہاؤ اور ہوا بڑھائیں۔`,
    sparse: `ہر m³ پانی میں ${density.sparseFish} سے کم مچھلی ہے۔ بہاؤ گرمیوں بھر رہے تو تالاب میں اور مچھلی آ سکتی ہے۔`,
    cold: `${fullRation.from} سے نیچے ٹراؤٹ آہستہ ہضم کرتی ہے۔ دن کے سب سے گرم گھنٹوں میں کھلائیں، اور دانہ فرش تک پہنچنے لگے تو بس کریں۔`,
    warm: `ٹراؤٹ کے شائع شدہ جدول ${tablesEnd} پر ختم ہو جاتے ہیں۔ پہلے آکسیجن دیکھیں؛ جب تک پانی ٹھنڈا نہ ہو، بہت تھوڑا کھلائیں یا کچھ نہیں۔`,
  },
  notes: {
    noWater: `پانی کا درجۂ حرارت لکھیں: ${fullRation.from} سے نیچے اور ${fullRation.to} سے اوپر ٹراؤٹ کم کھاتی ہے۔`,
    fullWater: `${fullRation.least} سے ${fullRation.to} کے پانی میں ٹراؤٹ پوری خوراک کھاتی ہے۔`,
    lessWater: `${fullRation.to} سے اوپر ٹراؤٹ پوری خوراک سے ذرا کم کھاتی ہے۔`,
    noPond: 'تالاب کا پانی لکھیں، تو پتا چلے گا کہ مچھلی زیادہ تو نہیں۔',
    fullPond: 'تالاب میں ان مچھلیوں کی جگہ ہے، جب تک بہاؤ بنا رہے۔',
  },
})

export const messages = (params: MessageParams): Shape<ReturnType<typeof messagesInEnglish>> => ({
  calculator: calculator(params),
  feedingNotices: feedingNotices(params),
  feedingPlan: feedingPlan(params),
})
