import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newBatch } from '../fixtures/rows/batches'
import { Calls } from '../fixtures/shops/calls'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'
import { all, documentIn, one, textOf } from '../fixtures/shops/served-pages'
import { TestServer } from '../fixtures/shops/server'

const shop = operatedServer()
const { get, placed } = buyerAt(() => shop.server.url)

/** As a browser receives it. */
const MOST_BYTES = 10_240

test('the page of a sack says what is in it in each language, in few bytes, and names no buyer', async () => {
  const { operator } = shop
  const analysis = { protein: '45.2%', moisture: '7.1%' }
  await operator.post('/api/batches', newBatch({ analysis, bestBefore: '2099-02-01' }))
  const { link } = await placed({ customerPhone: '94190 12345' })
  await operator.put('/api/orders/1/status', { status: 'shipped' })
  for (const [language, word] of [
    ['', 'Good to feed'],
    ['/ur', 'کھلا سکتے ہیں'],
    ['/hi', 'खिला सकते हैं'],
  ]) {
    const answer = await get(`${language}/sack/E-261101-1`)
    const text = await answer.text()
    expect([answer.status, text.includes(word ?? ''), text.includes('45.2%'), text.includes('noindex')]).toEqual([
      200,
      true,
      true,
      true,
    ])
    const sheet = one(documentIn(text), '#order > article')
    expect(all(sheet, '.brand')).toHaveLength(1)
    expect(textOf(one(sheet, '[data-tone="ok"] strong'))).toBe(word)
    expect(all(sheet, '.button:not(.outline)')).toHaveLength(1)
    expect(text).toContain(`href="${language}/ponds?sack=E-261101-1&amp;feed=`)
    expect(gzipSync(text).length).toBeLessThan(MOST_BYTES)
    expect(text).not.toMatch(/Nabi|94190|Raceway|operator/)
  }
  const ofOrder = await (await get(link)).text()
  expect(ofOrder).toContain('href="/sack/E-261101-1?order=1"')
  expect(await (await get('/sack/E-261101-1?order=1')).text()).toContain('subject=Complaint&amp;lot=E-261101-1&amp;order=1')

  await operator.put('/api/batches/1/state', { state: 'recalled', reason: 'Mould was found.' })
  for (const path of ['/sack/e-261101-1', link]) {
    const text = await (await get(path)).text()
    expect(text).toContain('Mould was found.')
    expect(text).toContain('Do not feed it')
  }
  const recalled = documentIn(await (await get('/sack/e-261101-1')).text())
  expect(textOf(one(recalled, '[data-tone="no"]'))).toMatch(/^Do not feed .*Mould was found\.$/)
  expect(one(recalled, '.button:not(.outline)').getAttribute('href')).toMatch(/^tel:/)
  await operator.put('/api/batches/1/state', { state: 'free', reason: '' })
  for (const path of ['/sack/E-261101-1', link]) expect(await (await get(path)).text()).not.toContain('Mould was found.')
})

test('a lot that is not measured says so, and shows what is stated alone', async () => {
  await shop.operator.post('/api/batches', newBatch({ lot: 'BARE-1' }))
  const text = await (await get('/sack/BARE-1')).text()
  expect([text.includes('has not measured this lot yet'), text.includes('>Measured<')]).toEqual([true, false])
})

test('the sack of a feed that was deleted still says what was measured in it', async () => {
  const { operator } = shop
  await operator.post('/api/batches', newBatch({ lot: 'GONE-1', productId: 3, analysis: { protein: '41.7%' } }))
  await operator.delete('/api/products/3')
  const page = documentIn(await (await get('/sack/GONE-1')).text())
  expect(all(one(page, 'table'), 'td').map(textOf).slice(0, 4)).toEqual(['–', '41.7%', '–', '–'])
})

test('an unknown lot says how to ask, repeats nothing of what was asked, and is cheap and counted', async () => {
  const asked = await get('/sack/STRANGER-1?order=5')
  const text = await asked.text()
  expect([asked.status, text.includes('We do not know this lot'), text.includes('STRANGER')]).toEqual([404, true, false])
  for (const lot of ['%3Cscript%3E', 'Е-261101-1', '..%2F', '-']) expect((await get(`/sack/${lot}`)).status, lot).toBe(404)
})

test('unknown lots are counted by address; a known one still opens', async () => {
  const limited = await TestServer.start({ RATE_LIMITS: 'on' })
  try {
    const operator = await Calls.signedIn(limited.url)
    await operator.post('/api/batches', newBatch())
    const statusOf = async (lot: string) => (await fetch(`${limited.url}/sack/${lot}`)).status
    const statuses = await Promise.all(Array.from({ length: 300 }, (_, place) => statusOf(`NONE-${place}`)))
    expect([...new Set(statuses)].sort()).toEqual([404, 429])
    expect(statuses.filter((status) => status === 404)).toHaveLength(120)
    expect(await statusOf('E-261101-1')).toBe(200)
  } finally {
    await limited.remove()
  }
})

test('a typed lot is opened, and a complaint begins with it', async () => {
  const found = await get('/ur/sack?lot=%20e-261101-1')
  expect([found.status, found.headers.get('location')]).toEqual([303, '/ur/sack/E-261101-1'])
  const page = await (await get('/contact?subject=Complaint&lot=E-261101-1&order=1')).text()
  expect(page).toContain('Lot E-261101-1: </textarea>')
  expect(await (await get('/contact?subject=Complaint&lot=%3Cb%3E')).text()).not.toContain('<b>')
})
