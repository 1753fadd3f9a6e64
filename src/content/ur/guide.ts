import type {
  environment as environmentInEnglish,
  guide as guideInEnglish,
  practices as practicesInEnglish,
  sources as sourcesInEnglish,
  troubles as troublesInEnglish,
} from '../en/guide'
import type { MessageParams } from '../message-params'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const guide = ({ schedule, water }: PageParams): Shape<ReturnType<typeof guideInEnglish>> => ({
  introduction: {
    title: 'تول کر کھلائیں، اندازے سے نہیں',
    text: 'مچھلیاں گنیں، چند تولیں، پانی کا درجۂ حرارت دیکھیں۔',
  },
  contents: {
    label: 'اس صفحے پر',
    links: {
      calculator: 'خوراک کا حساب',
      schedule: 'جدول',
      practices: 'اچھی عادتیں',
      environment: 'پانی',
      troubleshooting: 'خرابی',
      sources: 'ماخذ',
    },
  },
  sections: {
    calculator: {
      title: 'مچھلی کی خوراک کا حساب لگائیں',
      text: 'مچھلیاں، ان کا وزن، پانی اور تالاب بتائیں؛ جواب: دن کے کلو، مہینے کی بوریاں اور قیمت۔ پھر جتنا وہ کھا سکیں اتنا دیں، اور دیکھیں کہ تالاب کے فرش پر دانہ تو نہیں بچا۔',
    },
    schedule: {
      title: 'کھلانے کا جدول',
      text: `${water.fullRation.least} سے ${water.fullRation.to} کے پانی کے لیے۔ بچہ مچھلی پہلی بار کھا رہی ہو یا تالاب گرم ہو تو اس جدول سے زیادہ اپنی آنکھ پر بھروسا کریں۔`,
    },
    practices: { title: 'اچھی عادتیں', text: 'سات عادتیں جن پر کچھ خرچ نہیں آتا۔' },
    environment: { title: 'پانی کتنا کھانے دیتا ہے', text: 'مچھلی کتنا کھا سکے گی، یہ پانی طے کرتا ہے۔' },
    troubles: { title: 'جب کچھ گڑبڑ ہو', text: 'تالاب پر جو نظر آئے اسے چنیں، اور لکھی ہوئی ترتیب سے کریں۔' },
    sources: { title: 'ماخذ', text: 'اس صفحے پر بریکٹ میں لکھے نمبر انہی کے ہیں۔' },
  },
  unscripted: 'ان کی جگہ اپنے عدد رکھیں۔ شرح کھلانے کے جدول میں ہے۔',
  toSchedule: 'کھلانے کا جدول',
  columns: {
    lifeStage: 'مچھلی',
    rate: 'روز، کل وزن کا',
    feed: `${schedule.biomass} مچھلی کے لیے`,
    feeds: 'دن میں کتنی بار',
    times: 'کب',
  },
  times: {
    fry: `صبح ${schedule.fry.from} سے شام ${schedule.fry.to} تک ہر گھنٹے`,
    fingerling: `صبح ${schedule.fingerling[0]} اور ${schedule.fingerling[1]}، دوپہر ${schedule.fingerling[2]} اور شام ${schedule.fingerling[3]} بجے`,
    grower: `صبح ${schedule.grower.morning} اور شام ${schedule.grower.afternoon} بجے`,
    broodstock: `صبح ${schedule.broodstock.morning} اور شام ${schedule.broodstock.afternoon} بجے`,
  },
  source: (number: string) => `ماخذ ${number}`,
})

export const practices = ({ fastHours, storage }: PageParams): Shape<ReturnType<typeof practicesInEnglish>> => ({
  weighing: {
    title: 'پہلے تولیں، پھر کھلائیں',
    text: 'ٹراؤٹ کا وزن دگنا ہو جائے تو خوراک کی مقدار بھی بدلیں۔ ہر دو ہفتے میں چند مچھلیاں تولیں اور نیا حساب لگائیں۔',
  },
  throwing: {
    title: 'پھیلا کر، آہستہ آہستہ ڈالیں',
    text: 'پورے تالاب میں، ایک ایک مٹھی، تاکہ چھوٹی مچھلی بھی کھائے۔ پانی پر ہلچل رک جائے تو بس کریں۔',
  },
  looking: {
    title: 'تالاب کا فرش دیکھیں',
    text: 'کھلانے کے چند منٹ بعد جو دانے تالاب کے فرش پر پڑے ہوں، وہ زیادہ تھے۔ اگلے دن دسواں حصہ کم دیں۔',
  },
  changing: {
    title: 'دانہ ایک ہفتے میں بدلیں',
    text: 'پرانے دانے میں نیا ملائیں، ہر روز کچھ زیادہ، تاکہ سب سے چھوٹی مچھلیاں بھوکی نہ رہیں۔',
  },
  storing: {
    title: 'بوریاں سوکھی اور اندھیری جگہ رکھیں',
    text: `تختوں پر، دھوپ سے دور، ڈھیروں کے بیچ ${storage.apart} کی جگہ، سب سے پرانی بوری پہلے۔ پھپھوندی لگا دانہ ہرگز نہ کھلائیں۔`,
  },
  fasting: {
    title: 'خالی پیٹ مچھلی سفر بہتر سہتی ہے',
    text: `چھانٹی سے ایک دن پہلے خوراک نہ دیں، لے جانے سے ${fastHours} گھنٹے پہلے بند کر دیں؛ ٹھنڈے پانی میں اور پہلے۔`,
  },
  writing: {
    title: 'لکھ کر رکھیں',
    text: 'ہر روز خوراک، مری مچھلی، آکسیجن اور درجۂ حرارت۔ کھلائے ہوئے کلو کو مچھلی کے بڑھے ہوئے کلو سے تقسیم کریں: ایک کلو ٹراؤٹ پر اتنی خوراک لگی۔',
  },
})

export const environment = ({
  acidity,
  ammonia,
  ration,
  water: { density, fullRation, oxygenToFeed },
}: PageParams): Shape<ReturnType<typeof environmentInEnglish>> => ({
  temperature: {
    factor: 'درجۂ حرارت',
    range: `${fullRation.least} سے ${fullRation.to}`,
    text: `پوری خوراک۔ ${ration.coolFrom} سے ${fullRation.from} تک ${ration.coolShare} دیں، ${ration.cold} سے نیچے آدھی۔ ${fullRation.to} سے اوپر ${ration.warmShare} دیں؛ ${ration.tablesEnd} سے اوپر، پانی ٹھنڈا ہونے تک بہت تھوڑی یا کچھ نہیں۔`,
  },
  oxygen: {
    factor: 'آکسیجن، جہاں پانی نکلتا ہے',
    range: `${oxygenToFeed} یا زیادہ`,
    text: `اس سے کم ہو تو کم کھلائیں، اور ${ration.oxygenToStop} سے نیچے کچھ نہیں۔ صبح سویرے اور کھلانے کے بعد کے گھنٹوں میں سب سے کم ہوتی ہے۔`,
  },
  acidity: {
    factor: 'پانی کا pH',
    range: `${acidity.from} سے ${acidity.to}`,
    text: `کم pH میں خطرہ کم ہے: ${acidity.from} سے ${acidity.saferTo} پر ${acidity.harmless} سے زیادہ امونیا ایسی شکل میں ہوتی ہے جو تقریباً نقصان نہیں کرتی۔`,
  },
  ammonia: {
    factor: 'زہریلی امونیا (un-ionised)',
    range: `${ammonia} یا کم`,
    text: 'یہ خوراک سے بنتی ہے؛ pH اور درجۂ حرارت کے ساتھ اس کا زہر بڑھتا ہے۔ اس سے زیادہ ہو تو کم کھلائیں اور پانی کا بہاؤ بڑھائیں۔',
  },
  density: {
    factor: 'تالاب میں کتنی مچھلی',
    range: `${density.low} سے ${density.optimal}`,
    text: `${density.most} سے اوپر ذرا سی خرابی پر آکسیجن کم پڑ جاتی ہے؛ ${density.sparse} سے نیچے تالاب میں اور مچھلی کی جگہ ہے۔`,
  },
  clearness: {
    factor: 'صاف پانی',
    range: 'مچھلی کھاتی ہوئی نظر آئے',
    text: 'ٹراؤٹ دیکھ کر کھاتی ہے۔ بارش یا برف پگھلنے کے بعد پانی صاف ہونے تک ٹھہریں، اور پہلے پانی آنے کی جگہ کی جالی صاف کریں۔',
  },
})

export const troubles = ({ water }: MessageParams): Shape<ReturnType<typeof troublesInEnglish>> => [
  {
    problem: 'مچھلی کھانا چھوڑ دے',
    steps: [
      'خوراک فوراً بند کر دیں۔',
      'پانی کے آنے اور نکلنے کی جگہ آکسیجن اور درجۂ حرارت ناپیں؛ جالیاں صاف کریں۔',
      'چند مچھلیاں نکال کر دیکھیں: گلپھڑے پھیکے، سوجے یا کٹے پھٹے، جسم پر داغ یا زخم تو نہیں۔',
      'سب ٹھیک ہو تو اگلی صبح خوراک کا دسواں حصہ دیں، پھر جیسے جیسے کھائے ہر روز بڑھائیں۔',
      'ٹھیک نہ ہو تو اسی دن زندہ مچھلی اور پانی کی ایک بوتل لے کر اپنے ضلع کے محکمہ فشریز کے دفتر جائیں۔',
    ],
  },
  {
    problem: 'مچھلی اوپر آ کر ہانپے یا پانی آنے کی جگہ جمع ہو جائے',
    steps: [
      'خوراک بند کر دیں: ہضم کرنے میں آکسیجن لگتی ہے۔',
      'پانی پورا کھول دیں، اس کی جالی صاف کریں، اور ایریٹر (ہوا کی مشین) ہو تو چلا دیں۔',
      `تالاب میں ${water.crowded} سے زیادہ مچھلی ہو تو کچھ نکال لیں۔`,
      `جب تک پانی نکلنے کی جگہ ${water.oxygenToFeed} آکسیجن نہ ہو، دوبارہ نہ کھلائیں۔`,
    ],
  },
  {
    problem: 'دانے فرش پر پڑے رہ جائیں',
    steps: [
      'اگلی بار نہ کھلائیں اور تالاب کا فرش صاف کریں۔',
      'دسواں حصہ کم دیں، اور زیادہ بار میں بانٹ کر دیں۔',
      'دانہ دیکھیں: اکثر وہ سب سے چھوٹی مچھلی کے لیے بڑا ہوتا ہے۔',
      `پانی کا درجۂ حرارت دیکھیں: ${water.fullRation.from} سے نیچے اور ${water.fullRation.to} سے اوپر کم خوراک چاہیے۔`,
    ],
  },
  {
    problem: 'ایک ہی تالاب میں بڑی اور چھوٹی مچھلی',
    steps: [
      'ایک دن خوراک بند رکھیں، پھر چھانٹی کریں۔',
      'ہر سائز کی مچھلی الگ تول کر اس کی خوراک کا نیا حساب لگائیں۔',
      'خوراک ایک کونے میں نہیں، پورے تالاب میں ڈالیں۔',
    ],
  },
  {
    problem: 'مچھلی آہستہ بڑھے',
    steps: [
      'چند مچھلیاں تولیں: کہیں آپ پچھلے مہینے کے وزن سے تو نہیں کھلا رہے؟',
      'کیلکولیٹر کے جواب کے ساتھ لکھی شائع شدہ حد سے ملائیں۔',
      'کھلانے کے بعد کے گھنٹوں میں آکسیجن ناپیں، تب وہ سب سے کم ہوتی ہے۔',
      'بوری کی تاریخ دیکھیں، اور خوراک سونگھیں۔',
    ],
  },
  {
    problem: 'خوراک سے سیلن کی بو آئے، پسیجے یا ڈھیلے بن جائیں',
    steps: [
      'وہ خوراک نہ کھلائیں، سکھا کر بھی نہیں۔',
      'مٹھی بھر خوراک اور بوری کی تاریخ رکھ لیں، اور ہمیں فون کریں۔',
      'باقی پانی سے دور زمین میں دبا دیں، نئی بوریوں سے پہلے گودام صاف کریں۔',
    ],
  },
]

export const sources: Shape<typeof sourcesInEnglish> = { ourRates: 'خوراک کی ہماری اپنی شرح، جو کیلکولیٹر میں ہے' }
