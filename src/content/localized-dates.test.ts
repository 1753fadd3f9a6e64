import { expect, test } from 'vitest'
import { DAY } from '~/domain/day'
import { messagesOf } from './load-messages'
import { draftSentence, localizedMoment } from './localized-dates'

const words = messagesOf('en')

test.each([
  ['2026-11-20T18:30:00.000Z', '21 Nov 2026, 12:00 am'],
  ['2026-09-05T06:35:00.000Z', '5 Sept 2026, 12:05 pm'],
  ['2026-01-31T17:39:00.000Z', '31 Jan 2026, 11:09 pm'],
])('formats %s as %s', (iso, moment) => {
  expect(localizedMoment(iso, words)).toBe(moment)
})

test.each([
  [0, 'order', /^You began an order at \d+:\d\d [ap]m\.$/],
  [DAY, 'message', /^You began a message yesterday at \d+:\d\d [ap]m\.$/],
] as const)('says when a form was begun %d ms ago', (ago, what, sentence) => {
  expect(draftSentence(what, Date.now() - ago, words)).toMatch(sentence)
})
