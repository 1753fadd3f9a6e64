import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { siteValues } from '~/domain/account/page-values'
import { LANGUAGES } from '~/languages'
import { isolated, messageParamsIn } from './message-params'
import { wordsOf } from './words'

const folder = new URL('.', import.meta.url)

/** The texts that a file of words writes; what stands in their placeholders is none. */
function textsIn(path: URL): string[] {
  const texts: string[] = []
  const read = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text)
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(path.pathname, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

test.each(LANGUAGES)('the words of %s write no figure: each comes from the rules', (language) => {
  const words = new URL(`${language}/`, folder)
  const texts = readdirSync(words).flatMap((name) => textsIn(new URL(name, words)))
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.filter((text) => /\p{Nd}/u.test(text))).toEqual([])
})

test('a figure in a text from right to left keeps its own order', () => {
  const [isolate, pop] = ['\u2068', '\u2069']
  expect(LANGUAGES.map((language) => messageParamsIn(language).bag)).toEqual(['25 kg', `${isolate}25 kg${pop}`, '25 kg'])
  const others = ['3%', '+91 99060', '12-15', '-4', '₹2,500.00', '3% max']
  expect(others.map((text) => isolated('ur', text))).toEqual(others.map((text) => isolate + text + pop))
})

test.each(['8', '1,000', '0.70', '1,23,456.50'])('%s alone needs no isolation: it keeps its own order', (number) => {
  expect(isolated('ur', number)).toBe(number)
})

test.each([
  ['daily', 'Each day fry need 5% of it, fingerlings 3%, growers 2% and broodstock 1.5%. From 8 to 12 °C give 70% of that'],
  ['daily', 'So 1,000 growers of 50 g are 50 kg of fish: 1 kg of feed a day at 15 °C, 0.70 kg at 10 °C.'],
  ['which', '(2.5 mm) for 15 to 49 g'],
  ['storage', 'within 3 months. Mould makes poisons fastest above 27 °C or in damp air (over 62% humidity)'],
  ['warm', 'From 12 to 18 °C trout eat the full ration; above 18 °C give less. Published trout tables stop at 20 °C'],
  ['oxygen', 'With 7 mg/L or more there, give the full ration; with less, feed less; below 5 mg/L do not feed'],
  ['oxygen', 'At 1,600 m above the sea, water holds at most 9.3 mg/L at 10 °C and 7.5 mg/L at 20 °C.'],
] as const)('the answer on %s names the figures of the rules: %s', (name, figures) => {
  expect(wordsOf('en', siteValues).faq.questions[name].answer).toContain(figures)
})
