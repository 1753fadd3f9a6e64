import { expect, test } from 'vitest'
import { calledBy } from './called-by'

const HOURS = 'Mo-Sa 09:00-18:00'
/** 22 November 2026 is a Sunday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+05:30`)

test.each([
  ['before the opening', HOURS, at(23, '08:59'), at(23, '18:00')],
  ['an hour before the end', HOURS, at(23, '17:00'), at(23, '18:00')],
  ['later', HOURS, at(23, '17:01'), at(24, '18:00')],
  ['on Saturday evening', HOURS, at(28, '17:30'), at(30, '18:00')],
  ['on Sunday', HOURS, at(22, '12:00'), at(23, '18:00')],
  ['just after midnight', 'Mo-Fr 09:30-17:30', at(26, '00:00'), at(26, '17:30')],
  ['without hours', '', at(23, '12:00'), at(24, '12:00')],
])('%s gets a call by the end of the stated time', (_, hours, asked, end) => {
  expect(calledBy(hours, asked)).toEqual(end)
})
