import { Window } from 'happy-dom'
import { expect, inject, test } from 'vitest'
import { versioned } from '~/domain/catalog/versioned'
import { DISTRICTS, ELSEWHERE } from '~/domain/district-names'
import { all, documentOf, linkTo, one, textOf, texts } from '../fixtures/shops/served-pages'

const SKU = 'LTF-STOCK-25'

const typed = { name: 'Ghulam Nabi', email: '', phone: '', address: '', district: 'Kulgam', message: '' }

const quantityOf = (page: Document) => one(page, '#order [name="quantity"]').getAttribute('value')

/** The page with the returned form, as a browser without scripts shows it. */
async function postedTo(path: string, form: Record<string, string>) {
  const url = inject('shopUrl') + path
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const { DOMParser } = new Window({ url })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html') as unknown as Document
  return { status: answer.status, page }
}

test('the shop has one closed order form, with fields in a natural order', async () => {
  const page = await documentOf('/shop')
  const dialog = one(page, '#order')
  expect(dialog.hasAttribute('open')).toBe(false)
  const names = all(dialog, 'label[for]').map((label) =>
    page.getElementById(label.getAttribute('for') ?? '')?.getAttribute('name'),
  )
  expect(names).toEqual(['quantity', 'phone', 'name', 'address', 'district', 'email', 'message'])
})

test('each field has the right keyboard and autocomplete', async () => {
  const page = await documentOf('/shop')
  const said = (name: string) =>
    ['type', 'inputmode', 'autocomplete', 'enterkeyhint'].map((each) => one(page, `#order [name="${name}"]`).getAttribute(each))
  expect(said('quantity')).toEqual(['number', 'numeric', null, 'next'])
  expect(said('phone')).toEqual(['tel', 'tel', 'tel', 'next'])
  expect(said('name')).toEqual([null, null, 'name', 'next'])
  expect(said('address')).toEqual([null, null, 'street-address', null])
  expect(said('email')).toEqual(['email', 'email', 'email', 'next'])
})

test.each([
  ['/products', ['next', 'next', 'done']],
  ['/feeding-guide', ['next', 'next', 'next', 'done']],
])('the Enter key of the keyboard goes to the next field of the calculator of %s until the last', async (path, hints) => {
  const page = await documentOf(path)
  expect(all(page, '#calculator input[name]').map((input) => input.getAttribute('enterkeyhint'))).toEqual(hints)
})

test('offers the districts of Jammu & Kashmir and Ladakh, with the valley first', async () => {
  const offered = all(await documentOf('/shop'), '#order [name="district"] option').map((option) => option.getAttribute('value'))
  expect(offered).toEqual(['', ...DISTRICTS, ELSEWHERE])
  expect([DISTRICTS.length, DISTRICTS[0], DISTRICTS[9], DISTRICTS[21]]).toEqual([22, 'Anantnag', 'Srinagar', 'Leh'])
})

test.each([
  ['/shop', 'Choose your district', 'Anantnag', 'Elsewhere'],
  ['/ur/shop', 'اپنا ضلع چنیں', 'اننت ناگ', 'کہیں اور'],
  ['/hi/shop', 'अपना ज़िला चुनें', 'अनंतनाग', 'कहीं और'],
])('%s offers the districts in its script', async (path, ...names) => {
  const offered = texts(await documentOf(path), '#order [name="district"] option')
  expect([offered[0], offered[1], offered.at(-1)]).toEqual(names)
})

test.each(['/', '/shop'])(
  'a link of %s to several feeds opens the form with those that can be had, counts them, and names the others',
  async (path) => {
    const page = await documentOf(`${path}?order=${SKU}&quantity=2&order=LTF-SMALL-25&quantity=3&order=NO-SUCH&quantity=1`)
    expect(textOf(one(page, '#order [data-sentence]'))).toBe('This order link is for NO-SUCH, which is not for sale just now.')
    expect(one(page, '#order').hasAttribute('open')).toBe(true)
    expect(all(page, '#order [name="feed"] [selected]').map((option) => option.getAttribute('value'))).toEqual([
      'LTF-SMALL-25 2750.00',
    ])
    expect(all(page, '#order [name="bags"]').map((input) => input.getAttribute('value'))).toEqual(['3'])
    expect(textOf(one(page, '#order [data-bags]').parentElement as HTMLElement)).toBe('5 bags ₹14,250')
  },
)

test('each button of the shop has the data that the form shows of its feed', async () => {
  const page = await documentOf('/shop')
  const button = one(page, `button[data-order][value="${SKU}"]`)
  expect(JSON.parse(button.getAttribute('data-order') ?? '')).toMatchObject({
    sku: SKU,
    name: 'Stock Stage Trout Feed',
    price: '3000.00',
    category: 'stock',
    picture: versioned('/pictures/bag-stock-240.webp'),
  })
})

test.each([
  ['/', '4', '4', '4 bags ₹12,000'],
  ['/shop', '4', '4', '4 bags ₹12,000'],
  ['/shop', '', '1', '1 bag ₹3,000'],
  ['/shop', '0', '1', '1 bag ₹3,000'],
  ['/shop', '-3', '1', '1 bag ₹3,000'],
  ['/shop', 'many', '1', '1 bag ₹3,000'],
  ['/shop', '2.9', '2', '2 bags ₹6,000'],
  ['/', '9'.repeat(40), '100000', '100000 bags ₹30,00,00,000'],
  ['/shop', '<b>', '1', '1 bag ₹3,000'],
])('a link to %s with the quantity %j opens the form with %s', async (path, quantity, bags, sum) => {
  const page = await documentOf(`${path}?${new URLSearchParams({ order: SKU, quantity })}`)
  expect(one(page, '#order').hasAttribute('open')).toBe(true)
  expect(textOf(one(page, '#order h2'))).toBe('Order Stock Stage Trout Feed')
  expect(textOf(one(page, '#order img').parentElement?.nextElementSibling)).toBe(
    'For fish from 50 g 25 kg · ₹3,000 a bag · 200 in stock',
  )
  expect([quantityOf(page), textOf(one(page, '#order .end > p'))]).toEqual([bags, sum])
})

test('a link to a feed that is not for sale shows a message, in the shop and at home', async () => {
  for (const path of ['/', '/shop']) {
    const page = await documentOf(`${path}?order=LTF-NONE`)
    expect(texts(page, 'main > [role="alert"]')).toEqual([
      'This order link is for LTF-NONE, which is not for sale just now. See what is in the shop.',
    ])
    expect(page.querySelectorAll('dialog[open]')).toHaveLength(0)
  }
})

test('without scripts a button calculates the total before other fields are filled in', async () => {
  const form = one(await documentOf(`/shop?order=${SKU}`), '#order form[method="post"]')
  const recount = form.querySelector('noscript')?.innerHTML ?? ''
  expect(recount).toMatch(/<button[^>]* name="recount" value="yes" formnovalidate/)
  const { status, page } = await postedTo('/shop', { ...typed, order: SKU, price: '3000.00', quantity: '4', recount: 'yes' })
  expect(status).toBe(200)
  expect([quantityOf(page), textOf(one(page, '#order output'))]).toEqual(['4', 'Total ₹12,000'])
  expect(one(page, '#order [name="name"]').getAttribute('value')).toBe('Ghulam Nabi')
  expect(one(page, '#order [name="district"] [selected]').getAttribute('value')).toBe('Kulgam')
  expect(page.querySelectorAll('#order [aria-invalid]')).toHaveLength(0)
})

test('without scripts a button adds a row for another feed, and the total includes it', async () => {
  const form = one(await documentOf(`/shop?order=${SKU}`), '#order form[method="post"]')
  expect(form.querySelector('noscript')?.innerHTML).toMatch(/<button[^>]* name="another" value="yes" formnovalidate/)
  const sent = { ...typed, order: SKU, price: '3000.00', quantity: '4', feed: 'LTF-SMALL-25 2750.00', bags: '2', another: 'yes' }
  const { status, page } = await postedTo('/shop', sent)
  expect(status).toBe(200)
  const chosen = all(page, '#order [data-row]').map((row) => [
    row.querySelector('option[selected]')?.getAttribute('value') ?? '',
    row.querySelector('[name="bags"]')?.getAttribute('value'),
  ])
  expect(chosen).toEqual([
    ['LTF-SMALL-25 2750.00', '2'],
    ['', '1'],
  ])
  expect(texts(page, '#order [data-row]:first-child option')).toContain('Small Stage Trout Feed, ₹2,750 a bag')
  expect(textOf(one(page, '#order .end > p'))).toBe('6 bags ₹17,500')
})

test('without scripts another feed with too few bags is marked, and the message names it', async () => {
  const sent = { ...typed, ...{ email: 'g@example.com', phone: '1', address: 'Kulgam' }, order: SKU, price: '3000.00' }
  const rows = { quantity: '1', feed: 'LTF-SMALL-25 2750.00', bags: '5000', delivery: '0.00' }
  const { status, page } = await postedTo('/shop', { ...sent, ...rows })
  expect([status, textOf(one(page, '#order [data-sentence]'))]).toEqual([
    409,
    expect.stringMatching(/^Only \d+ bags of Small Stage Trout Feed are left in stock\.$/),
  ])
  expect(all(page, '#order [aria-invalid]').map((field) => field.getAttribute('name'))).toEqual(['bags'])
})

test('without scripts bags without a feed are an error in their row, and no row offers the form’s own feed', async () => {
  const sent = { ...typed, ...{ email: 'g@example.com', phone: '1', address: 'Kulgam' }, order: SKU, price: '3000.00' }
  const { status, page } = await postedTo('/shop', { ...sent, quantity: '1', feed: '', bags: '500', delivery: '0.00' })
  expect(status).toBe(422)
  const feed = one(page, '#order [data-row] select')
  expect([feed.getAttribute('aria-invalid'), one(page, '#order [data-row] input').getAttribute('value')]).toEqual(['true', '500'])
  expect(textOf(one(page, `#${feed.getAttribute('aria-describedby')}`))).toBe(
    'Please choose the feed of these bags, or leave their number empty.',
  )
  const offered = all(page, '#order [data-row] option').map((option) => option.getAttribute('value')?.split(' ')[0])
  expect(offered).toContain('LTF-SMALL-25')
  expect(offered).not.toContain(SKU)
})

test('the form says that delivery is free if there is no charge', async () => {
  for (const path of ['/shop', `/?order=${SKU}`]) {
    const page = await documentOf(path)
    expect(textOf(one(page, '#order [data-delivery]')), path).toBe('Delivery is free.')
    expect(one(page, '#order [name="delivery"]').getAttribute('value')).toBe('0.00')
  }
})

test('without scripts the confirmation says when we call, and OK leads back to the shop', async () => {
  const page = await documentOf('/shop?placed=yes')
  const [alert = ''] = texts(page, 'main > [role="alert"]')
  expect(alert).toContain('Order submitted successfully! You will be contacted soon for confirmation.')
  expect(alert).toMatch(/We will call you (today|tomorrow|on \w+day) (before|between) /)
  expect(linkTo(one(page, 'main > [role="alert"]'), 'OK').getAttribute('href')).toBe('/shop')
})

test('each form of the Urdu shop posts to the Urdu shop', async () => {
  const page = await documentOf('/ur/shop')
  const paths = all(page, 'main form[action]').map((form) => form.getAttribute('action'))
  expect(paths.length).toBeGreaterThan(5)
  expect(new Set(paths)).toEqual(new Set(['/ur/shop']))
})

test('the weight and the price of a bag are separate in Urdu, so that they do not swap', async () => {
  const form = one(await documentOf('/ur/shop?order=LTF-SMALL-25'), '#order')
  for (const name of ['weight', 'price']) expect(one(form, `.feed [data-shows="${name}"]`).tagName).toBe('BDI')
})
