import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { LANGUAGES } from '~/languages'
import { isolated, messageParamsIn } from './message-params'

const folder = new URL('.', import.meta.url)

/** The texts of a messages file, without their placeholders. */
function textsIn(path: URL): string[] {
  const texts: string[] = []
  const read = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)) texts.push(node.text)
    ts.forEachChild(node, read)
  }
  read(ts.createSourceFile(path.pathname, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest))
  return texts
}

test.each(LANGUAGES)('the texts of %s contain no figures: all come from the rules', (language) => {
  const words = new URL(`${language}/`, folder)
  const texts = readdirSync(words).flatMap((name) => textsIn(new URL(name, words)))
  expect(texts.length).toBeGreaterThan(1)
  expect(texts.filter((text) => /\p{Nd}/u.test(text))).toEqual([])
})

test('a figure in right-to-left text keeps its order', () => {
  const [isolate, pop] = ['\u2068', '\u2069']
  expect(LANGUAGES.map((language) => messageParamsIn(language).bag)).toEqual([
    '25\u00a0kg',
    `${isolate}25\u00a0kg${pop}`,
    '25\u00a0kg',
  ])
  const others = ['3%', '+91 99060', '12-15', '-4', '₹2,500.00', '3% max']
  expect(others.map((text) => isolated('ur', text))).toEqual(others.map((text) => isolate + text + pop))
})

test.each(['8', '1,000', '0.70', '1,23,456.50'])('%s alone needs no isolate: it keeps its order', (number) => {
  expect(isolated('ur', number)).toBe(number)
})
