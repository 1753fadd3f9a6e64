import type { feedingNotices as english } from '../en/feeding-notices'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const feedingNotices = ({
  water: { density, fullRation, tablesEnd },
}: MessageParams): Shape<ReturnType<typeof english>> => ({
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
    hereSpoken: (temperature: string, daily: string) => `آپ کا پانی ${temperature} پر ہے: دن میں ${daily}۔`,
    exampleSpoken: (temperature: string, daily: string) => `مثال کا پانی ${temperature} پر ہے: دن میں ${daily}۔`,
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
