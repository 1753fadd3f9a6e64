import type { calling as english } from '../en/calling'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

/** The part of the day that goes before an hour. */
function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'رات'
  if (hour < 12) return 'صبح'
  return hour < 16 ? 'دوپہر' : 'شام'
}

export const calling = ({ answerHours }: MessageParams): Shape<ReturnType<typeof english>> => ({
  today: 'آج',
  tomorrow: 'کل',
  on: ['اتوار کو', 'پیر کو', 'منگل کو', 'بدھ کو', 'جمعرات کو', 'جمعے کو', 'سنیچر کو'],
  time: (clock: string, hour: number) => `${partOfDay(hour)} ${clock} بجے`,
  between: (day: string, from: string, to: string) => `${day} ${from} اور ${to} کے بیچ`,
  before: (day: string, time: string) => `${day} ${time} سے پہلے`,
  soon: `${answerHours} گھنٹے کے اندر`,
  open: (until: string) => `ابھی کھلا ہے، ${until} تک`,
  closed: (day: string, time: string) => `ابھی بند ہے۔ ${day} ${time} کھلے گا`,
})
