import type { calling as english } from '../en/calling'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'

/** Until which hour each part of a day lasts. */
const partOfDay = (hour: number) => {
  if (hour < 4 || hour >= 20) return 'रात'
  if (hour < 12) return 'सुबह'
  return hour < 16 ? 'दोपहर' : 'शाम'
}

export const calling = ({ answerHours }: MessageParams): Shape<ReturnType<typeof english>> => ({
  today: 'आज',
  tomorrow: 'कल',
  on: ['रविवार को', 'सोमवार को', 'मंगलवार को', 'बुधवार को', 'गुरुवार को', 'शुक्रवार को', 'शनिवार को'],
  time: (clock: string, hour: number) => `${partOfDay(hour)} ${clock} बजे`,
  between: (day: string, from: string, to: string) => `${day} ${from} और ${to} के बीच`,
  before: (day: string, time: string) => `${day} ${time} से पहले`,
  soon: `${answerHours} घंटे के अंदर`,
  open: (until: string) => `अभी खुला है, ${until} तक`,
  closed: (day: string, time: string) => `अभी बंद है। ${day} ${time} खुलेगा`,
})
