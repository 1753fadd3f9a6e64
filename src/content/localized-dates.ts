import { indianDay, sortableDateTime, unbroken } from '~/domain/dates'
import type { Messages } from './load-messages'

type Words = Pick<Messages, 'calling' | 'dates' | 'punctuation'>

/** The date in India, such as 21 Nov 2026. Takes ISO 8601 text, like the other functions here. */
export function localizedDay(iso: string, { dates }: Pick<Messages, 'dates'>): string {
  const [year = '', month = '', day = ''] = sortableDateTime(iso).slice(0, 10).split('-')
  return unbroken(dates.day(String(Number(day)), dates.months[Number(month) - 1] ?? month, year))
}

/** The time in India, such as 2:05 pm. */
export function localizedTime(iso: string, { calling }: Pick<Messages, 'calling'>): string {
  const [hour = '', minute = ''] = sortableDateTime(iso).slice(11).split(':')
  return unbroken(calling.time(`${Number(hour) % 12 || 12}:${minute}`, Number(hour)))
}

export const localizedMoment = (iso: string, words: Words): string =>
  [localizedDay(iso, words), localizedTime(iso, words)].join(words.punctuation.comma)

/** The sentence about an unfinished order or message; `at` is its start in milliseconds since 1970. */
export function draftSentence(what: 'order' | 'message', at: number, words: Pick<Messages, 'calling' | 'forms'>): string {
  const { draft } = words.forms
  const began = new Date(at)
  const time = localizedTime(began.toISOString(), words)
  return draft[what](indianDay(began) === indianDay(new Date()) ? draft.today(time) : draft.yesterday(time))
}
