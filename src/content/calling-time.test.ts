import { expect, test } from 'vitest'
import { callingTime, openNow } from './calling-time'
import { messagesOf } from './load-messages'

const { calling } = messagesOf('en')

const HOURS = 'Mo-Sa 09:00-18:00'
/** 22 November 2026 is a Sunday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`)

test.each([
  [23, '08:59', 'today between 9 am and 6 pm'],
  [23, '09:00', 'today before 6 pm'],
  [23, '17:00', 'today before 6 pm'],
  [23, '17:01', 'tomorrow between 9 am and 6 pm'],
  [23, '00:10', 'today between 9 am and 6 pm'],
  [28, '17:30', 'on Monday between 9 am and 6 pm'],
  [22, '12:00', 'tomorrow between 9 am and 6 pm'],
])('an order on 2026-11-%i at %s gets a call %s', (day, time, words) => {
  expect(callingTime(HOURS, at(day, time), calling)).toBe(words)
})

test.each([
  ['Mo-Fr 09:30-17:30', at(27, '20:00'), 'on Monday between 9:30 am and 5:30 pm'],
  ['Mo-Fr 09:30-17:30', at(27, '12:00'), 'today before 5:30 pm'],
  ['Sa-Th 10:00-16:00', at(27, '12:00'), 'tomorrow between 10 am and 4 pm'],
  ['Sa-Th 10:00-16:00', at(22, '12:00'), 'today before 4 pm'],
  ['', at(23, '12:00'), 'within 24 hours'],
])('with %j, at %o: %s', (hours, now, words) => {
  expect(callingTime(hours, now, calling)).toBe(words)
})

test.each([
  ['a Monday at 9 am', 'Mo-Sa 09:00-18:00', '2026-11-23T03:30:00Z', 'Open now, until 6 pm'],
  ['a Saturday a minute before six', 'Mo-Sa 09:00-18:00', '2026-11-28T12:29:00Z', 'Open now, until 6 pm'],
  ['a Saturday at six', 'Mo-Sa 09:00-18:00', '2026-11-28T12:30:00Z', 'Closed. Opens on Monday at 9 am'],
  ['a Sunday', 'Mo-Sa 09:00-18:00', '2026-11-29T06:00:00Z', 'Closed. Opens tomorrow at 9 am'],
  ['before the opening', 'Mo-Sa 09:30-18:00', '2026-11-24T01:00:00Z', 'Closed. Opens today at 9:30 am'],
  ['the evening in UTC, the next morning in India', 'Mo-Sa 00:00-23:30', '2026-11-29T18:45:00Z', 'Open now, until 11:30 pm'],
  ['a week round Sunday', 'Sa-Mo 08:00-17:00', '2026-11-29T06:00:00Z', 'Open now, until 5 pm'],
  ['hours that are not known', '', '2026-11-29T06:00:00Z', ''],
])('at %s, hours of %s show whether the office is open', (_, hours, now, words) => {
  expect(openNow(hours, new Date(now), calling)).toBe(words)
})
