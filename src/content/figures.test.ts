import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { LANGUAGES } from '~/languages'

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
