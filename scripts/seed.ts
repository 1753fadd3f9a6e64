import { parseArgs } from 'node:util'
import { skipMails } from '~/api/mail/mailing'
import { readEnvironment } from '~/api/opening/environment'
import { openShop } from '~/api/opening/opening'
import type { Shop, Store } from '~/api/store/store'
import { DAY, invented, inventedContact, inventedNotification, inventedOrder } from './invented-rows'

interface Counts {
  orders: number
  contacts: number
}

const ROWS_A_CHANGE = 2500
const YEAR = 365 * DAY

/** Fills the shop in DATA_DIR, which no server may have open, with invented orders and enquiries of the past year. */
async function seed({ orders, contacts }: Counts) {
  const environment = { ...readEnvironment(process.env), SMTP_URL: undefined }
  const shop = await openShop(environment)
  const now = Date.now()
  const products = await shop.store.read((tables) => [...tables.products.rows()])
  await inTurns(shop.store, orders, (tables, index) => {
    const order = tables.orders.insert(inventedOrder(invented(index), products, momentOf(index, orders, now), now))
    tables.notifications.insert(inventedNotification(order, now))
  })
  await inTurns(shop.store, contacts, (tables, index) => {
    tables.contacts.insert(inventedContact(invented(index + orders), products, momentOf(index, contacts, now)))
  })
  await shop.store.update(skipMails)
  await shop.close()
  console.log(`${environment.DATA_DIR} has ${orders} more orders and ${contacts} more enquiries.`)
}

async function inTurns(store: Store, count: number, insert: (shop: Shop, index: number) => void) {
  for (let done = 0; done < count; done += ROWS_A_CHANGE) {
    await store.update((shop) => {
      for (let index = done; index < Math.min(count, done + ROWS_A_CHANGE); index++) insert(shop, index)
    })
  }
}

/** Evenly over the past year, the last one just now. */
const momentOf = (index: number, count: number, now: number) => Math.round(now - YEAR * (1 - (index + 1) / count))

function counted(text = '0'): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new Error('Use it as: npm run seed -- --orders 10000 --contacts 5000')
}

try {
  const { values } = parseArgs({ options: { orders: { type: 'string' }, contacts: { type: 'string' } } })
  await seed({ orders: counted(values.orders), contacts: counted(values.contacts) })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
