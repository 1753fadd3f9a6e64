import { parseArgs } from 'node:util'
import { skipMails } from '~/api/mail/mailed-rows'
import { readEnvironment } from '~/api/opening/environment'
import { openShop } from '~/api/opening/opening'
import { type Counts, fillShop } from './fill-shop'

/** Fills the shop in DATA_DIR, which no server may have open, with invented orders and contacts of the past year. */
async function seed(counts: Counts) {
  const environment = { ...readEnvironment(process.env), SMTP_URL: undefined }
  const shop = await openShop(environment)
  await fillShop(shop.store, counts, Date.now())
  await shop.store.update(skipMails)
  await shop.close()
  console.log(`${environment.DATA_DIR} has ${counts.orders} more orders and ${counts.contacts} more contacts.`)
}

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
