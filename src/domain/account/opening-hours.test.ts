import { expect, test } from 'vitest'
import { closedDays, openingHours } from './opening-hours'

test.each([
  ['Mon-Sat: 9:00 AM - 6:00 PM', 'Mo-Sa 09:00-18:00'],
  ['Mon-Sat 9-6, Sunday closed', 'Mo-Sa 09:00-18:00'],
  ['monday to friday 10:30 to 17:15', 'Mo-Fr 10:30-17:15'],
  ['Tue – Sun 12:00 PM – 8 PM', 'Tu-Su 12:00-20:00'],
  ['Mon-Sat 12 AM-11 AM', 'Mo-Sa 00:00-11:00'],
])('writes %s as %s', (words, hours) => {
  expect(openingHours(words)).toBe(hours)
})

test.each([
  '',
  'By appointment',
  'Daily 8-5',
  'Mon-Sat',
  'Mon-Xyz 9-6',
  'Mon-Sat 25-26',
  'Mon-Sat 9:75-6',
  'Mon-Sat 0 AM - 13 PM',
])('ignores %j', (words) => {
  expect(openingHours(words)).toBeUndefined()
})

test.each([
  ['Mon-Sat: 9:00 AM - 6:00 PM', 'Sunday closed'],
  ['Mon-Fri 10-5', 'Saturday and Sunday closed'],
  ['Tue to Thu 8-4', 'Monday, Friday, Saturday and Sunday closed'],
  ['Mon-Sat 9-6, Sunday closed', ''],
  ['Mon-Sun 8-8', ''],
  ['Sat-Mon 8-5', ''],
  ['Daily 8-5', ''],
  ['', ''],
])('for %j lists the closed days %j', (words, closed) => {
  expect(closedDays(words)).toBe(closed)
})
