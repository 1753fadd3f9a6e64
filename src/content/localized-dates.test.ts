import { expect, test } from 'vitest'
import { DAY } from '~/domain/day'
import { messagesOf } from './load-messages'
import { draftSentence, localizedMoment } from './localized-dates'

const words = messagesOf('en')

test.each([
  ['2026-11-20T18:30:00.000Z', '21\u00a0Nov\u00a02026, 12:00\u00a0am'],
  ['2026-09-05T06:35:00.000Z', '5\u00a0Sept\u00a02026, 12:05\u00a0pm'],
  ['2026-01-31T17:39:00.000Z', '31\u00a0Jan\u00a02026, 11:09\u00a0pm'],
])('formats %s as %s', (iso, moment) => {
  expect(localizedMoment(iso, words)).toBe(moment)
})

test.each([
  [0, 'order', /^You began an order at \d+:\d\d\s[ap]m\.$/],
  [DAY, 'message', /^You began a message yesterday at \d+:\d\d\s[ap]m\.$/],
] as const)('says when a form was begun %d ms ago', (ago, what, sentence) => {
  expect(draftSentence(what, Date.now() - ago, words)).toMatch(sentence)
})
