import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { finishPage, policyOf, withPolicyApart } from './page-html'

const allowing = (...texts: string[]) =>
  texts.map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('')

const policy = (scripts: string, styles: string) => `default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles}`

const page = (content: string, rest = '') =>
  `<meta http-equiv="content-security-policy" content="${content}"><script type="module" src="/a.js"></script>` +
  `<style>p>a{}</style><p>Feed &amp; fish</p><script>swim("<b>")</script>\n<script>"$& islands"</script>${rest}`

const everything = policy(allowing('swim("<b>")', '"$& islands"', 'other()'), allowing('p>a{}', 'q{}'))

describe('inline scripts', () => {
  test('move into one file, named by content hash', () => {
    const { html, scripts } = finishPage(page(everything))
    expect(scripts?.file).toMatch(/^_astro\/islands\.[\w-]{8}\.js$/)
    expect(scripts?.text).toBe('swim("<b>")\n"$& islands"')
    expect(html).toContain(`<p>Feed &amp; fish</p><script defer src="/${scripts?.file}"></script>\n`)
    expect(html).not.toContain('swim')
  })

  test('of two pages share a file if they are equal', () => {
    const [early, stock] = ['Early', 'Stock'].map((stage) => finishPage(page(everything, `<p>${stage}</p>`)).scripts?.file)
    expect(early).toBe(stock)
  })

  test('stay inline and in the policy if the site has no such file', () => {
    const { html, policy: own, scripts } = finishPage(page(everything), { hasFile: () => false })
    expect(scripts).toBeUndefined()
    expect(html).toContain('<script>swim("<b>")</script>')
    expect(own).toBe(policy(allowing('swim("<b>")', '"$& islands"'), allowing('p>a{}')))
  })

  test('do not include data', () => {
    const data = '<style>q{}</style><script type="application/ld+json">{"name":"Feed"}</script>'
    expect(finishPage(data, { policy: everything })).toEqual({
      html: data,
      policy: policy('', allowing('q{}')),
      scripts: undefined,
      faults: [],
    })
  })
})

test('the props of an island are in single quotes, which need fewer escapes', () => {
  const island = (props: string) => `<astro-island uid="a" props=${props} ssr opts=${props}><p title="&quot;"></p></astro-island>`
  const { html } = finishPage(island('"{&quot;name&quot;:[0,&quot;O&#39;Neil &amp; &lt;b&gt;&quot;]}"'), { policy: '' })
  expect(html).toBe(island(`'{"name":[0,"O&#39;Neil &amp; &lt;b&gt;"]}'`))
})

describe('the policy', () => {
  test('is removed from the page; a page without one is refused', () => {
    const { html, policy: own } = withPolicyApart(page(everything))
    expect(own).toBe(everything)
    expect(html).toBe(page('').replace(/^<meta[^>]*>/, ''))
    expect(() => withPolicyApart(html)).toThrow('no policy')
  })

  test('keeps only the hashes of inline content', () => {
    const { html, faults } = finishPage(page(everything))
    expect(policyOf(html)).toBe(policy('', allowing('p>a{}')))
    expect(faults).toEqual([])
  })

  test('comes from the header if given, and the page is unchanged', () => {
    const finished = finishPage(page('of another'), { policy: everything, hasFile: () => false })
    expect(finished.html).toBe(page('of another'))
  })

  test.each([
    ['no policy', '<p>Feed</p>', 'It has no policy.'],
    ['a style that its policy refuses', page(policy('', '')), 'Its policy refuses this: p>a{}'],
    ['islands without scripts', '<astro-island></astro-island>', 'It has islands, and no scripts that hydrate them.'],
  ])('reports the error of a page with %s', (_, html, fault) => {
    expect(finishPage(html).faults).toContain(fault)
  })
})
