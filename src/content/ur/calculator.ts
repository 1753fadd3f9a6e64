import type { calculator as english } from '../en/calculator'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'
import { asIs } from './isolated'

const CELSIUS = asIs('°C')

export const calculator = ({ degrees, suchAs }: MessageParams): Shape<ReturnType<typeof english>> => ({
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
  noRation: `اس درجۂ حرارت پر خوراک کا حساب نہیں بنتا۔ پانی کا اصل درجۂ حرارت لکھیں، ${degrees.least} سے ${degrees.to} تک۔`,
  example: 'ایک مثال',
  empty: 'مچھلیوں کی گنتی اور وزن لکھیں۔ دن کی خوراک یہیں آ جائے گی۔',
  tryIt: 'یہی عدد آزمائیں',
})
