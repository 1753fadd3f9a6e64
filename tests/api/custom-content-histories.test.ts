import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { ownQuestions } from '~/domain/account/custom-content'
import { placeholders } from '~/domain/account/placeholders'
import { lastDays } from '~/domain/calendar-days'
import { DAY } from '~/domain/day'
import { LANGUAGES, type Language, languages } from '~/languages'
import { filled } from '~/server/fill-page'
import { cachedPage } from '~/server/page-cache'
import { depth } from '../fixtures/depth'
import { openTestShop } from '../fixtures/shops/shop'
import { NOON, stopClock } from '../fixtures/stopped-clock'

stopClock()

const PATH = '/api/own-words'

/** The placeholders as in a built page, each in an element that is removed if empty. */
const pageIn = (language: Language) => {
  const names = Object.keys(placeholders).filter((name) => /^notice|^certificate\.\d+\.name/.test(name))
  const lines = names
    .map((name) => placeholders[name as keyof typeof placeholders])
    .map((place) => `<p data-if="${place}">${place}</p>`)
  return `<!doctype html><html lang="${languages[language].tag}"><body>${lines.join('')}</body></html>`
}

const text = fc.constantFrom('Closed', '<b>“x”</b> & </script>', 'بند', '\u202eبند abc', 'बंद', undefined)
const days = lastDays(11, new Date(Date.parse(NOON) + 5 * DAY))
const day = fc.constantFrom(...days)
const inEach = (field: string) => fc.record(Object.fromEntries(LANGUAGES.map((language) => [`${field}_${language}`, text])))
const words = fc.oneof(
  fc.record({ name: fc.constantFrom('ISO', 'FSSAI <1>'), validUntil: day }).map((certificate) => ({
    ...certificate,
    ...{ kind: 'certificate', number: 'N 1', issuer: 'A body' },
  })),
  fc.tuple(inEach('text'), fc.record({ from: day, until: day })).map((parts) => Object.assign({ kind: 'notice' }, ...parts)),
  fc
    .tuple(inEach('question'), inEach('answer'), fc.record({ order: fc.integer({ min: 0, max: 2 }) }))
    .map((parts) => Object.assign({ kind: 'question' }, ...parts)),
)
const id = fc.integer({ min: 1, max: 8 })
const event = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), words }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('change' as const), id, words }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), id }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 40 }) }) },
)

type Said = Record<string, string | number | undefined> & { kind: string }

const escaped = (words: unknown) => String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What a page must show of these entries on the Indian day. */
function due(entries: ReadonlyMap<number, Said>, language: Language) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  const all = [...entries].sort(([a], [b]) => a - b).map(([, entry]) => entry)
  const certificates = all.filter((each) => each.kind === 'certificate')
  const notices = all.filter(
    (each) =>
      each.kind === 'notice' && String(each['from']) <= today && today <= String(each['until']) && each[`text_${language}`],
  )
  const questions = all.filter((each) => each.kind === 'question' && each[`question_${language}`])
  questions.sort((a, b) => Number(a['order']) - Number(b['order']))
  return {
    lines: [...certificates.map((each) => each['name']), ...notices.map((each) => each[`text_${language}`])].map(escaped),
    questions: questions.map((each) => [each[`question_${language}`], each[`answer_${language}`]]),
  }
}

test('in any history each page shows the valid content of its day and language', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 5, maxLength: 25 }), async (events) => {
      run++
      vi.setSystemTime(NOON)
      const { store, browser } = openTestShop()
      let operator = await browser().signIn()
      const entries = new Map<number, Said>()
      for (const each of events) {
        if (each.do === 'wait') {
          vi.setSystemTime(Date.now() + each.hours * 3_600_000)
          operator = await browser().signIn()
        } else if (each.do === 'remove') {
          const { status } = await operator.delete(`${PATH}/${each.id}`)
          expect(status).toBe(entries.delete(each.id) ? 204 : 404)
        } else {
          const sent = each.do === 'add' ? operator.post(PATH, each) : operator.put(`${PATH}/${each.id}`, each)
          const answer = await sent
          expect(answer.status).toBeLessThan(500)
          if (answer.ok) {
            const row: { id: number } = await answer.json()
            entries.set(row.id, each.words as Said)
          }
        }
        for (const language of LANGUAGES) {
          const make = async () => {
            const page = Buffer.from(await filled(pageIn(language), false, store))
            return { status: 200, headers: new Headers(), encodings: [], body: async () => page }
          }
          const answer = await cachedPage(`run ${run} ${language}`, store, ['ownWords'], make)
          const html = (await answer.body?.('identity'))?.toString() ?? ''
          const own = await store.read((shop) => ownQuestions(shop.ownWords.rows(), language))
          const { lines, questions } = due(entries, language)
          expect([...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, line]) => line?.replaceAll('&quot;', '"'))).toEqual(lines)
          expect(own.map(({ question, answer }) => [question, answer])).toEqual(questions)
        }
      }
    }),
    { numRuns: depth(25, 1000) },
  )
})
