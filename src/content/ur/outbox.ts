import type { outbox as english } from '../en/outbox'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

export const outbox = ({ answerHours }: MessageParams): Shape<ReturnType<typeof english>> => ({
  label: 'بھیجنے کے لیے رکھا ہوا',
  message: (subject: string) => `آپ کا پیغام ”${subject}“`,
  refused: (what: string, why: string) => `منظور نہیں ہوا: ${what}۔ ${why}`,
  refusedMessage: 'یہ پیغام منظور نہیں ہوا۔ ہمیں فون کریں۔',
  shopFailed: (what: string) => `یہ ابھی دکان تک نہیں پہنچ سکا: ${what}۔ اپنے آپ دوبارہ بھیجا جائے گا۔`,
  shopFailedUntil: (what: string, time: string) =>
    `یہ ابھی دکان تک نہیں پہنچ سکا: ${what}۔ ${time} اپنے آپ دوبارہ بھیجا جائے گا۔`,
  noSignal: (what: string) => `نیٹ ورک کا انتظار ہے: ${what}۔ یہ اپنے آپ بھیجا جائے گا۔`,
  sentOrder: (what: string) => `بھیج دیا: ${what}۔ آرڈر پکا کرنے کے لیے ہم آپ کو فون کریں گے۔`,
  sentMessage: (what: string) => `بھیج دیا: ${what}۔ ہم ${answerHours} گھنٹے کے اندر جواب دیتے ہیں۔`,
  remove: 'مٹا دیں',
  sendNow: 'ابھی بھیجیں',
  change: 'آرڈر بدلیں',
})
