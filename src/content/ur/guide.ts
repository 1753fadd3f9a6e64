import type { guide as english } from '../en/guide'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const guide = ({ schedule, water }: PageParams): Shape<ReturnType<typeof english>> => ({
  introduction: {
    title: 'تول کر کھلائیں، اندازے سے نہیں',
    text: 'مچھلیاں گنیں، چند تولیں، پانی کا درجۂ حرارت دیکھیں۔ پھر جتنا وہ کھا سکیں اتنا دیں، اور دیکھیں کہ فرش پر دانہ تو نہیں بچا۔',
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
      text: 'مچھلیاں، ان کا وزن، پانی اور تالاب بتائیں؛ جواب: دن کے کلو، مہینے کی بوریاں اور قیمت۔',
    },
    schedule: {
      title: 'کھلانے کا جدول',
      text: `${water.fullRation.least} سے ${water.fullRation.to} کے پانی کے لیے۔ بچہ مچھلی پہلی بار کھا رہی ہو یا تالاب گرم ہو تو اس جدول سے زیادہ اپنی آنکھ پر بھروسا کریں۔`,
    },
    practices: { title: 'اچھی عادتیں', text: 'سات عادتیں جن پر کچھ خرچ نہیں آتا۔' },
    environment: { title: 'پانی کتنا کھانے دیتا ہے', text: 'مچھلی کتنا کھا سکے گی، یہ پانی طے کرتا ہے۔' },
    troubles: { title: 'جب کچھ گڑبڑ ہو', text: 'جو نظر آئے اسے چنیں، اور ترتیب سے کریں۔' },
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
