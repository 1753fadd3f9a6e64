import { expect, test } from 'vitest'
import { placeholders } from '~/domain/account/placeholders'
import { fillPage } from './fill-page'

const values = { name: `A & "B" 'C' </script><b>`, phone: '', facebook: 'https://f.example/?a=1&b="2"' }
const ESCAPED = 'A &amp; &quot;B&quot; &#39;C&#39; &lt;/script&gt;&lt;b&gt;'

test('escapes a value in text and in attributes', () => {
  expect(fillPage(`<title>${placeholders.name}</title><a title="${placeholders.name}">${placeholders.name}</a>`, values)).toBe(
    `<title>${ESCAPED}</title><a title="${ESCAPED}">${ESCAPED}</a>`,
  )
})

test('escapes structured data as JSON', () => {
  const data = JSON.stringify({ name: placeholders.name, telephone: placeholders.phone })
  const [, json = ''] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(
      fillPage(`<script type="application/ld+json">${data}</script>`, values),
    ) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: values.name, telephone: '' })
})

test('fills the props of an island as JSON in an attribute, empty values included', () => {
  const props = `{&quot;name&quot;:[0,&quot;${placeholders.name}&quot;],&quot;phone&quot;:[0,&quot;${placeholders.phone}&quot;]}`
  const page = fillPage(`<astro-island uid="a" props="${props}"><p>${placeholders.name}</p></astro-island>`, values)
  const [, given = ''] = / props="([^"]*)"/.exec(page) ?? []
  const text = given.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>')
  expect(JSON.parse(text.replaceAll('&amp;', '&'))).toEqual({ name: [0, values.name], phone: [0, ''] })
  expect(page).toContain(`<p>${ESCAPED}</p>`)
})

test('removes an element with an empty value, with its content, and keeps the others', () => {
  const item = (name: 'phone' | 'facebook') =>
    `<li class="x" data-if="${placeholders[name]}"><img src="a.png"><svg><path d="M0 0"/></svg><p>${placeholders[name]}<br></p></li>`
  expect(fillPage(`<ul>${item('phone')}${item('facebook')}<li>Last</li></ul>`, values)).toBe(
    '<ul><li class="x"><img src="a.png"><svg><path d="M0 0"/></svg><p>https://f.example/?a=1&amp;b=&quot;2&quot;<br></p></li><li>Last</li></ul>',
  )
})

test('handles a removed element inside a removed one', () => {
  const inner = `<b data-if="${placeholders.phone}">x</b>`
  expect(fillPage(`<div data-if="${placeholders.phone}"><p>${inner}</p>${inner}</div><i>y</i>`, values)).toBe('<i>y</i>')
})

test('removes an empty href, so that its link is not clickable', () => {
  const link = (name: 'phone' | 'facebook') => `<a class="x" href="${placeholders[name]}">Page</a>`
  expect(fillPage(link('phone') + link('facebook'), values)).toBe(
    '<a class="x">Page</a><a class="x" href="https://f.example/?a=1&amp;b=&quot;2&quot;">Page</a>',
  )
})

test('leaves a page without placeholders unchanged', () => {
  const page = '<!doctype html><p title="$& $1">Feed &amp; fish</p><script>"$&"</script>'
  expect(fillPage(page, values)).toBe(page)
})
