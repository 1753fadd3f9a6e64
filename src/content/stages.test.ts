import { expect, test } from 'vitest'
import type { Category } from '~/domain/catalog/schema'
import { LANGUAGES } from '~/languages'
import { loadMessages, messagesOf } from './load-messages'

const NAMED = {
  en: ['under 15\u00a0g', '15 to 49\u00a0g', 'from 50\u00a0g'],
  ur: ['\u206815\u00a0g\u2069 سے کم', '15 سے \u206849\u00a0g\u2069', '\u206850\u00a0g\u2069 یا زیادہ'],
  hi: ['15\u00a0g से कम', '15 से 49\u00a0g', '50\u00a0g या ज़्यादा'],
}

test.each(LANGUAGES)('the texts of %s assign limits to the upper stage, like the rules', async (language) => {
  await loadMessages(language)
  const { fish, ofFish } = messagesOf(language).stages
  expect(Object.values(fish)).toEqual(NAMED[language])
  for (const [category, named] of Object.entries(fish)) expect(ofFish[category as Category]).toContain(named)
})
