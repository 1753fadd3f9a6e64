import { expect, test } from 'vitest'
import { LEAST_RATINGS } from '~/domain/catalog/ratings'
import { LANGUAGES, pathIn } from '~/languages'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { all, documentOf, one, type Thing, textOf, thingsOfType } from '../fixtures/shops/served-pages'

const shop = operatedServer()
const { placed, post } = buyerAt(() => shop.server.url)

const pageAt = (path: string) => documentOf(path, shop.server.url)
const mainAt = async (path: string) => textOf(one(await pageAt(path), 'main'))
const rate = (link: string, rating: string) => post(link, { action: 'rate', rating })

async function delivered(number: number) {
  const order = await placed({ customerPhone: `+91 94190 2000${number}` })
  expect((await pageAt(order.link)).querySelectorAll('#rate')).toHaveLength(0)
  await shop.operator.put(`/api/orders/${order.id}/status`, { status: 'delivered' })
  return order
}

test('a delivered order has five star buttons, and shows the given stars', async () => {
  const { link } = await delivered(0)
  const form = one(await pageAt(link), '#rate form')
  expect([form.getAttribute('method'), all(form, 'button[type="submit"][name="rating"]').length]).toEqual(['post', 5])
  expect(form.querySelectorAll('[aria-pressed="true"]')).toHaveLength(0)
  for (const stars of ['2', '4']) {
    const answer = await rate(link, stars)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${link}#rate`])
    expect(one(await pageAt(link), '#rate [aria-pressed="true"]').getAttribute('value')).toBe(stars)
  }
  expect((await rate(link, '6')).status).toBe(422)
  expect((await rate('/order/none', '5')).status).toBe(404)
  await rate(link, '5')
})

test('with five rated orders, each page of a feed shows the real rating instead of the sample', async () => {
  const paths = LANGUAGES.flatMap((language) => ['/', '/shop', '/shop/LTF-EARLY-25'].map((path) => pathIn(language, path)))
  for (let number = 1; number < LEAST_RATINGS; number++) {
    for (const path of paths) expect(await mainAt(path), path).not.toContain('★ 4.8')
    await rate((await delivered(number)).link, number === 1 ? '4' : '5')
  }
  for (const path of paths) expect(await mainAt(path), path).toMatch(/★ 4\.8 \(\u2068?5\b/)
  expect(await mainAt('/')).not.toContain('(50 reviews)')
  const [told] = thingsOfType<Thing>(await pageAt('/shop/LTF-EARLY-25'), 'Product')
  expect(told).toMatchObject({ aggregateRating: { ratingValue: '4.8', ratingCount: LEAST_RATINGS } })
  await shop.operator.put('/api/orders/2/status', { status: 'cancelled' })
  for (const path of paths) expect(await mainAt(path), path).not.toContain('★ 4.8')
})
