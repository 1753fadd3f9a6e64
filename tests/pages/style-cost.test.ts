import postcss from 'postcss'
import parseSelector from 'postcss-selector-parser'
import { expect, test } from 'vitest'
import { LANGUAGES, pathIn } from '~/languages'
import { routes } from '~/routes'
import { all, documentOf } from '../fixtures/shops/served-pages'

/** Selectors that match the `::before` or `::after` of every element, so that a browser styles two more for each. */
function ofEveryPart(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkRules(({ selectors, parent }) => {
    if (parent?.type === 'atrule' && (parent as postcss.AtRule).params === 'print') return
    for (const selector of selectors) {
      const nodes = parseSelector()
        .astSync(selector)
        .first.nodes.filter((node) => node.type !== 'universal')
      if (nodes.length === 1 && /^::?(before|after)$/.test(String(nodes[0]).trim())) found.push(selector)
    }
  })
  return found
}

test('finds such selectors', () => {
  expect(ofEveryPart('*, ::before, *::after, :after, p::before, .a :before { color: red }')).toEqual([
    '::before',
    '*::after',
    ':after',
  ])
})

test.each(routes.flatMap(({ path }) => LANGUAGES.map((language) => pathIn(language, path))))(
  '%s styles no part of every element',
  async (path) => {
    const styles = all(await documentOf(path), 'style').map(({ textContent }) => textContent)
    expect(styles.flatMap(ofEveryPart)).toEqual([])
  },
)
