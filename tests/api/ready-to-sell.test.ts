import { expect, test } from 'vitest'
import type { ReadyItem } from '~/domain/account/ready-items-schema'
import { openTestShop } from '../fixtures/shops/shop'

test('lists the state of requirements after each change', async () => {
  const shop = openTestShop({ lastBackup: new Date().toISOString() })
  const operator = await shop.browser().signIn()
  const stateOf = async (wanted: string) => {
    const items: ReadyItem[] = await (await operator.get('/api/ready-to-sell')).json()
    return items.find(({ name }) => name === wanted)
  }
  expect(await stateOf('backup')).toMatchObject({ isDone: true })
  expect(await stateOf('terms')).toMatchObject({ isDone: false, isDecided: false })
  await operator.put('/api/settings/terms', { value: 'Paid before delivery.' })
  await operator.put('/api/settings/ready_decided', { value: 'gst' })
  await operator.post('/api/delivery-charges', { place: 'Anantnag', amount: '120.00' })
  expect(await stateOf('terms')).toMatchObject({ isDone: true })
  expect(await stateOf('delivery')).toMatchObject({ isDone: true })
  expect(await stateOf('gst')).toMatchObject({ isDone: false, isDecided: true })
})
