import { expect, test } from 'vitest'
import { isReminderDue } from './reminders'

const moment = (day: string) => `${day}T04:00:00.000Z`

test.each([
  ['nothing is written', {}, undefined, false],
  ['the first line is 29 days old', {}, '2026-03-12', false],
  ['the first line is 30 days old', {}, '2026-03-11', true],
  ['the last export is 30 days old', { exportedAt: moment('2026-03-11') }, '2026-01-01', true],
  ['it was exported last week', { exportedAt: moment('2026-04-03') }, '2026-01-01', false],
  ['it was put off last week', { remindedAt: moment('2026-04-03') }, '2026-01-01', false],
  ['it was put off a month ago', { remindedAt: moment('2026-03-01') }, '2026-01-01', true],
  [
    'it was exported a month ago and put off since',
    { exportedAt: moment('2026-03-01'), remindedAt: moment('2026-04-03') },
    '2026-01-01',
    false,
  ],
  ['the clock was set back', { exportedAt: moment('2027-01-01') }, '2026-01-01', false],
])('reminds of an export if %s: %#', (_, kept, first, isDue) => {
  expect(isReminderDue(kept, first && moment(first), '2026-04-10')).toBe(isDue)
})
