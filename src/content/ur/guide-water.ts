import type { environment as english } from '../en/guide-water'
import type { PageParams } from '../page-params'
import type { Shape } from '../shape'

export const environment = ({
  acidity,
  ammonia,
  ration,
  water: { density, fullRation, oxygenToFeed },
}: PageParams): Shape<ReturnType<typeof english>> => ({
  temperature: {
    factor: 'درجۂ حرارت',
    range: `${fullRation.least} سے ${fullRation.to}`,
    text: `پوری خوراک۔ ${ration.coolFrom} سے ${fullRation.from} تک ${ration.coolShare} دیں، ${ration.cold} سے نیچے آدھی۔ ${fullRation.to} سے اوپر ${ration.warmShare} دیں؛ ${ration.tablesEnd} سے اوپر، پانی ٹھنڈا ہونے تک تھوڑی یا کچھ نہیں۔`,
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
    text: 'خوراک سے بنتی ہے؛ pH اور درجۂ حرارت کے ساتھ اس کا زہر بڑھتا ہے۔ زیادہ ہو تو کم کھلائیں اور بہاؤ بڑھائیں۔',
  },
  density: {
    factor: 'تالاب میں کتنی مچھلی',
    range: `${density.low} سے ${density.optimal}`,
    text: `${density.most} سے اوپر ذرا سی خرابی پر آکسیجن کم پڑ جاتی ہے؛ ${density.sparse} سے نیچے تالاب میں اور مچھلی کی جگہ ہے۔`,
  },
  clearness: {
    factor: 'صاف پانی',
    range: 'مچھلی کھاتی ہوئی نظر آئے',
    text: 'ٹراؤٹ دیکھ کر کھاتی ہے۔ بارش یا برف پگھلنے کے بعد پانی صاف ہونے تک ٹھہریں؛ پہلے جالی صاف کریں۔',
  },
})
