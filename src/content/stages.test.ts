import { expect, test } from 'vitest'
import type { Category } from '~/domain/catalog/schema'
import { LANGUAGES } from '~/languages'
import { loadMessages, messagesOf } from './load-messages'

const NAMED = {
  en: ['under 15 g', '15 to under 50 g', '50 g and over'],
  ur: ['\u206815 g\u2069 سے کم', '15 سے لے کر \u206850 g\u2069 سے کم', '\u206850 g\u2069 یا زیادہ'],
  hi: ['15 g से कम', '15 से लेकर 50 g से कम', '50 g या ज़्यादा'],
}

test.each(LANGUAGES)('the texts of %s leave the borders to the upper stage, as the rules do', async (language) => {
  await loadMessages(language)
  const { fish, ofFish } = messagesOf(language).stages
  expect(Object.values(fish)).toEqual(NAMED[language])
  for (const [category, named] of Object.entries(fish)) expect(ofFish[category as Category]).toContain(named)
})
