import { expect, test } from 'vitest'
import { Limits } from '~/api/http/rate-limits'
import { orderToken } from '~/api/orders/order-links'
import { postOrderAction } from '~/api/orders/order-page-actions'
import { indianDay } from '~/domain/dates'
import { SENTENCES } from '~/domain/sentences'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

/** Posts forms of an order's page, as browsers without scripts do. */
async function openOrderPage() {
  const shop = openTestShop()
  const { store } = shop
  await shop.browser().post('/api/orders', newOrder())
  const operator = await shop.browser().signIn()
  const locals = { store, limits: new Limits({ isOn: false }), address: '192.0.2.1', isHttps: false } as unknown as App.Locals
  const report = { action: 'report', reference: '412345678901', date: indianDay(new Date()) }
  const post = async (fields: Record<string, string>) => {
    const request = new Request('http://shop.test/order/x', { method: 'POST', body: new URLSearchParams(fields) })
    const { order, token } = await store.read((rows) => {
      const order = rows.orders.get(1)
      if (!order) throw new Error('There is no order.')
      return { order, token: orderToken(rows, order) }
    })
    const { status, sentence } = await postOrderAction(
      { request, locals, headers: new Headers(), sentences: SENTENCES },
      order,
      token,
    )
    return [status, sentence]
  }
  return {
    post,
    report: (key: string) => post({ ...report, ...(key && { key }) }),
    cancel: (key: string, reason = 'The fish are sold.') => post({ action: 'cancel', reason, key }),
    decide: (id: number, decision: object) => operator.put(`/api/payment-reports/${id}`, decision),
    states: () => store.read(({ paymentReports }) => [...paymentReports.rows()].map(({ state }) => state)),
  }
}

const SENT = [201, '']

test('a form sent twice reports one payment', async () => {
  const { report, states } = await openOrderPage()
  expect([await report('page-1'), await report('page-1')]).toEqual([SENT, SENT])
  expect(await states()).toEqual(['reported'])
  expect(await report('page-2')).toEqual([409, SENTENCES['reported-before']])
})

test.each([
  ['the next page', 'page-1', 'page-2'],
  ['the same page, found again by Back', 'page-1', 'page-1'],
  ['a page of an older version, without a key', '', ''],
])('a second report within a minute of one not found, by %s, is stored', async (_page, first, second) => {
  const { report, decide, states } = await openOrderPage()
  expect(await report(first)).toEqual(SENT)
  expect((await decide(1, { state: 'not-found' })).status).toBe(200)
  expect(await report(second)).toEqual(SENT)
  expect(await states()).toEqual(['not-found', 'reported'])
  expect((await report(second))[0], 'the second one stands').toBe(second === '' ? 409 : 201)
  expect(await states()).toHaveLength(2)
})

test('both forms of a page can be sent once', async () => {
  const { report, cancel } = await openOrderPage()
  expect([await report('page-1-report'), await cancel('page-1-cancel'), await cancel('page-1-cancel')]).toEqual([
    SENT,
    SENT,
    SENT,
  ])
  expect(await cancel('page-2-cancel')).toEqual([409, SENTENCES['cancel-asked']])
})
