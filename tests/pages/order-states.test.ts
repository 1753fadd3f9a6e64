import { beforeAll, describe, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { indianDay } from '~/domain/dates'
import type { OrderPageState } from '~/domain/orders/order-page-state'
import { LANGUAGES, pathIn } from '~/languages'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { all, documentOf, one, textOf } from '../fixtures/shops/served-pages'
import { OPERATOR } from '../fixtures/shops/server'

const UPI = { upi_name: 'Wular', upi_id: 'wular.feeds@jkb', bank_account: '001204050000', bank_ifsc: 'JAKA0WULAR1' }
/** Two feeds, so that no line total equals the order total. */
const ITEMS = [
  { productId: 1, quantity: 1, unitPrice: 2500, totalPrice: 2500 },
  { productId: 2, quantity: 2, unitPrice: 2750, totalPrice: 5500 },
]
const TOTAL = 8000
const PART = 3000

/** The selector of each thing that a page may ask of the customer. */
const PARTS = {
  ways: '#order :not(details) > section[aria-labelledby="pay"] dl',
  code: 'figure svg',
  'folded ways': 'details:not([open]) dl',
  form: 'details[open] #reference',
  'folded form': 'details:not([open]) #reference',
  'wish to cancel': 'details #reason',
  bill: 'a[href$="/bill"]',
}

interface Case {
  parts: (keyof typeof PARTS)[]
  /** The only filled button, and the sentences that only this state shows. */
  main: 'call' | 'shop' | 'pay'
  says: (words: ReturnType<typeof wordsOf>['orderPage']) => string[]
}

/** The text around a date or a sum. */
const around = (text: string) => text.split(/\u2068?{}\u2069?/).filter((part) => part.trim().length > 3)
const CASES: Record<
  Exclude<OrderPageState, 'nothing-owed'> | 'unpaid on arrival' | 'asked too late' | 'cancelled and paid',
  Case
> = {
  'to-confirm': {
    parts: ['wish to cancel'],
    main: 'call',
    says: ({ says, noPayment }) => [...around(says.pending('{}')), noPayment],
  },
  'to-pay': { parts: ['ways', 'code', 'form', 'wish to cancel'], main: 'pay', says: ({ pay }) => around(pay.lead('{}')) },
  'unpaid on arrival': { parts: ['ways', 'code', 'form', 'bill'], main: 'pay', says: ({ pay }) => around(pay.lead('{}')) },
  reported: {
    parts: ['folded ways', 'folded form', 'wish to cancel'],
    main: 'call',
    says: ({ report }) => [report.states.reported, report.answer],
  },
  paid: { parts: ['wish to cancel', 'bill'], main: 'call', says: ({ report }) => [report.settled] },
  'cancel-asked': { parts: [], main: 'call', says: ({ cancel }) => around(cancel.asked('{}')) },
  'asked too late': {
    parts: [],
    main: 'call',
    says: ({ cancel, report }) => [cancel.alreadyLeft, report.settled],
  },
  cancelled: { parts: [], main: 'shop', says: ({ cancel, nothingDue }) => [cancel.accepted, nothingDue] },
  'cancelled and paid': {
    parts: [],
    main: 'shop',
    says: ({ cancel, nothingDue, paidBack, report }) => [
      cancel.accepted,
      nothingDue,
      ...around(paidBack.held('{}')),
      paidBack.reported,
      report.states.reported,
    ],
  },
}

const shop = operatedServer()
const { placed, post } = buyerAt(() => shop.server.url)
const links = {} as Record<keyof typeof CASES, string>

async function prepared(
  act: (order: { id: number; link: string; pay: (amount: number) => Promise<unknown> }) => Promise<unknown>,
) {
  const customerPhone = `+91 94190 1000${Object.keys(links).length}`
  const { id, link } = await placed({ customerPhone, items: ITEMS, totalAmount: TOTAL })
  const { customerId } = await shop.operator.read(`/api/orders/${id}`)
  const pay = async (amount: number) => {
    const entry = { customerId, orderId: id, kind: 'payment', amount: String(amount), method: 'cash' }
    expect((await shop.operator.post('/api/ledger', entry)).status).toBe(201)
  }
  await act({ id, link, pay })
  return link
}

const status = (id: number, status: string) => shop.operator.put(`/api/orders/${id}/status`, { status })
const reported = (link: string, reference = '412345678901') =>
  post(link, { action: 'report', reference, date: indianDay(new Date()) })
const unwanted = (link: string) => post(link, { action: 'cancel', reason: 'The fish are sold.' })

beforeAll(async () => {
  for (const [key, value] of Object.entries(UPI))
    await shop.operator.put(`/api/settings/${key}`, { value, password: OPERATOR.password })
  links['to-confirm'] = await prepared(async () => {})
  links['to-pay'] = await prepared(async ({ id, pay }) => {
    await status(id, 'confirmed')
    await pay(PART)
  })
  links['unpaid on arrival'] = await prepared(async ({ id, pay }) => {
    await status(id, 'delivered')
    await shop.operator.post(`/api/orders/${id}/bill`, {})
    await pay(PART)
  })
  links.reported = await prepared(async ({ id, link }) => {
    await status(id, 'confirmed')
    await reported(link)
  })
  links.paid = await prepared(async ({ id, pay }) => {
    await status(id, 'confirmed')
    await shop.operator.post(`/api/orders/${id}/bill`, {})
    await pay(TOTAL)
  })
  links['cancel-asked'] = await prepared(async ({ id, link }) => {
    await status(id, 'confirmed')
    await unwanted(link)
  })
  links['asked too late'] = await prepared(async ({ id, link, pay }) => {
    await status(id, 'confirmed')
    await unwanted(link)
    await status(id, 'shipped')
    await pay(TOTAL)
  })
  links['cancelled and paid'] = await prepared(async ({ id, link, pay }) => {
    await status(id, 'confirmed')
    await pay(PART)
    await reported(link, '412345678902')
    await unwanted(link)
    // By the operator directly, not by accepting the request.
    await status(id, 'cancelled')
  })
  links.cancelled = await prepared(async ({ id, link }) => {
    await unwanted(link)
    await shop.operator.put(`/api/orders/${id}/cancel-request`, { isAccepted: true })
  })
})

const textsIn = (node: Node): string[] =>
  node.nodeName === '#text' ? [node.nodeValue?.replace(/\s+/g, ' ').trim() ?? ''] : [...node.childNodes].flatMap(textsIn)
const twice = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(Object.keys(CASES) as (keyof typeof CASES)[])('an order’s page shows only one state: %s', async (state) => {
    const { orderPage: words, pages } = wordsOf(language, siteValues)
    const mains = { call: words.call, pay: words.pay.title, shop: pages['/shop'].link }
    const page = await documentOf(pathIn(language, links[state]), shop.server.url)
    const order = one(page, '#order')
    const found = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => order.querySelector(PARTS[part]))
    const { parts, main, says } = CASES[state]
    expect(found).toEqual(parts)
    for (const [name, each] of Object.entries(CASES)) {
      for (const sentence of each.says(words))
        expect([name, sentence, textOf(order).includes(sentence)]).toEqual([name, sentence, says(words).includes(sentence)])
    }
    const filled = all(order, 'a.button, button').filter(
      (each) => !each.matches('.outline') && !each.closest('details:not([open])'),
    )
    expect(filled.map(textOf)).toEqual([mains[main]])
    if (language === 'en' && main !== 'pay') expect(textOf(order).replace(words.noPayment, '')).not.toMatch(/\bpay\b/i)
    for (const way of order.querySelectorAll('a[href^="#"]')) way.remove()
    const said = textsIn(order).filter((text) => text.length > 14)
    expect(twice(said)).toEqual([])
    expect(twice(said.flatMap((text) => text.match(/₹[\d,]+/g) ?? [])), 'a sum').toEqual([])
  })
})

test('a shop without a payment method asks for a call', async () => {
  const ways = (value?: string) =>
    Promise.all(
      Object.entries(UPI).map(([key, known]) =>
        shop.operator.put(`/api/settings/${key}`, { value: value ?? known, password: OPERATOR.password }),
      ),
    )
  await ways('')
  const page = await documentOf(links['to-pay'], shop.server.url)
  await ways()
  expect(textOf(one(page, '#pay + p'))).toBe('Please pay ₹5,000. Call us, and we tell you how.')
  expect(page.querySelector('[aria-labelledby="pay"] dl, #order figure')).toBeNull()
})
