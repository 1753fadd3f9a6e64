import { describe, expect, test } from 'vitest'
import type { SettingKey } from '~/domain/account/settings-schema'
import type { Product } from '~/domain/catalog/schema'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { productsWith } from '../fixtures/rows/seeded-products'
import { settingsWith } from '../fixtures/rows/settings'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOrder(product: Partial<Product>, quantity: number, settings: Partial<Record<SettingKey, string>> = {}) {
  const shop = openTestShop({ rows: { products: productsWith(product), settings: settingsWith(settings) } })
  const customer = shop.browser()
  const operator = await shop.browser().signIn()
  const stock = async () => (await shop.store.read(({ products }) => products.get(1)))?.stockQuantity
  const warnings = async (): Promise<string[]> => {
    const notifications: { type: string; message: string }[] = await (await operator.get('/api/notifications')).json()
    return notifications.filter(({ type }) => type === 'warning').map(({ message }) => message)
  }
  await customer.post('/api/orders', newOrder({ quantity }))
  const setStatus = (status: string) => operator.put('/api/orders/1/status', { status })
  return { shop, customer, operator, stock, warnings, setStatus }
}

describe('an order’s status', () => {
  test('can change between any two, and has a history', async () => {
    const { setStatus } = await openWithOrder({}, 2)
    const way = ['delivered', 'pending', 'cancelled', 'shipped', 'confirmed', 'cancelled', 'delivered']
    for (const status of way) expect(await (await setStatus(status)).json()).toMatchObject({ id: 1, status })
    const { statusHistory } = await (await setStatus('delivered')).json()
    expect(statusHistory.map(({ status }: { status: string }) => status)).toEqual(['pending', ...way])
  })

  test.each(['', 'Shipped', 'refunded', null, 3, ['shipped']])('is never %j', async (status) => {
    const { operator } = await openWithOrder({}, 2)
    const { errors } = await refusal(await operator.put('/api/orders/1/status', { status }), 422)
    expect(errors?.[0]?.path).toBe('status')
  })

  test('returns stock once when cancelled, and takes it once when reopened', async () => {
    const { setStatus, stock } = await openWithOrder({ stockQuantity: 10 }, 4)
    expect(await stock()).toBe(6)
    for (const status of ['shipped', 'cancelled', 'cancelled']) await setStatus(status)
    expect(await stock()).toBe(10)
    for (const status of ['pending', 'delivered']) await setStatus(status)
    expect(await stock()).toBe(6)
  })

  test('makes the stock negative when a cancelled order is reopened after its bags were sold', async () => {
    const { customer, setStatus, stock } = await openWithOrder({ stockQuantity: 10 }, 8)
    await setStatus('cancelled')
    await customer.post('/api/orders', newOrder({ quantity: 9 }))
    expect((await setStatus('confirmed')).status).toBe(200)
    expect(await stock()).toBe(-7)
  })

  test('can be changed after its product was deleted', async () => {
    const { operator, setStatus } = await openWithOrder({}, 2)
    await operator.delete('/api/products/1')
    for (const status of ['cancelled', 'pending']) expect((await setStatus(status)).status).toBe(200)
    const [order] = await (await operator.get('/api/orders')).json()
    expect(order.items[0]).toMatchObject({ productName: 'Early Stage Trout Feed', productSku: 'LTF-EARLY-25' })
  })
})

describe('the low-stock warning', () => {
  test('is sent once when an order reduces the stock below ten', async () => {
    const { customer, warnings } = await openWithOrder({ stockQuantity: 12 }, 2)
    expect(await warnings()).toEqual([])
    for (const quantity of [1, 1, 8]) await customer.post('/api/orders', newOrder({ quantity }))
    expect(await warnings()).toEqual(['Early Stage Trout Feed: 9 left.'])
  })

  test('is sent again after restocking', async () => {
    const { customer, setStatus, warnings } = await openWithOrder({ stockQuantity: 12 }, 3)
    await setStatus('cancelled')
    await customer.post('/api/orders', newOrder({ quantity: 5 }))
    expect(await warnings()).toEqual(['Early Stage Trout Feed: 7 left.', 'Early Stage Trout Feed: 9 left.'])
  })

  test('is sent when the operator reduces the stock', async () => {
    const { operator, warnings } = await openWithOrder({ stockQuantity: 50 }, 1)
    const [product] = await (await operator.get('/api/products')).json()
    await operator.put('/api/products/1', { ...product, stockQuantity: 0 })
    expect(await warnings()).toEqual(['Early Stage Trout Feed: 0 left.'])
  })

  test.each(['false', '', 'TRUE', 'yes'])('is not sent if low_stock_alerts is "%s"', async (low_stock_alerts) => {
    const { warnings, stock } = await openWithOrder({ stockQuantity: 10 }, 5, { low_stock_alerts })
    expect(await stock()).toBe(5)
    expect(await warnings()).toEqual([])
  })
})

describe('concurrent buyers of the last bags', () => {
  const slowly = () => new Promise<void>((resolve) => setImmediate(resolve))

  test.each([1, 2, 3, 4, 5])('50 buyers of 10 bags: exactly 10 sold, time %i', async () => {
    const shop = openTestShop({ rows: { products: productsWith({ stockQuantity: 10 }) }, persist: slowly })
    const buys = Array.from({ length: 50 }, () => shop.browser().post('/api/orders', newOrder({ quantity: 1 })))
    const statuses = (await Promise.all(buys)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(10).fill(201), ...Array(40).fill(409)])
    const { left, orders } = await shop.store.read((rows) => ({
      left: rows.products.get(1)?.stockQuantity,
      orders: [...rows.orders.rows()].map(({ id }) => id),
    }))
    expect(left).toBe(0)
    expect(orders).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
