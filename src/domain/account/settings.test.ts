import { expect, test } from 'vitest'
import { loginAttempts, passwordExpiryDays, sessionTimeoutHours } from './settings'

test.each([
  ['24', 24],
  [' 8 ', 8],
  ['1.5', 1.5],
  ['0', 1],
  ['0.99', 1],
  ['-24', 1],
  ['720', 720],
  ['721', 720],
  ['1e308', 720],
  ['1e309', 24],
  ['', 24],
  ['  ', 24],
  ['24 hours', 24],
  ['NaN', 24],
  [undefined, 24],
])('a session_timeout of %j lasts %s hours', (text, hours) => {
  expect(sessionTimeoutHours(text)).toBe(hours)
})

test.each([
  ['5', 5],
  ['3', 3],
  ['2', 3],
  ['0', 3],
  ['-1', 3],
  ['4.4', 4],
  ['4.5', 5],
  ['20', 20],
  ['21', 20],
  ['five', 5],
  ['', 5],
  [undefined, 5],
])('login_attempts of %j are %i', (text, attempts) => {
  expect(loginAttempts(text)).toBe(attempts)
})

test.each([
  ['90', 90],
  ['0', 1],
  ['-7', 1],
  ['3650', 3650],
  ['1e6', 3650],
  ['', 90],
  ['never', 90],
  [undefined, 90],
])('a password_expiry of %j reminds after %i days', (text, days) => {
  expect(passwordExpiryDays(text)).toBe(days)
})
