import { parseArgs } from 'node:util'
import { skipMails } from '~/api/mail/mailed-rows'
import { readEnvironment } from '~/api/startup/environment'
import { startShop } from '~/api/startup/startup'
import { type Counts, fillShop } from './fill-shop'
import { progress } from './progress'

/** Fills the shop in DATA_DIR with invented rows of the past year. No server may have it open. */
async function seed(counts: Counts) {
  const environment = { ...readEnvironment(process.env), SMTP_URL: undefined, BACKUPS_URL: undefined }
  const shop = await startShop(environment)
  await progress((tell) => fillShop(shop.store, counts, Date.now(), undefined, (share) => tell('Adding rows', share)))
  await shop.store.update(skipMails)
  await shop.close()
  const { regular: _, ...more } = counts
  const told = Object.entries(more).map(([rows, count]) => `${count} more ${rows}`)
  console.log(`${environment.DATA_DIR} has ${told.join(', ')}.`)
}

function counted(text = '0'): number {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  throw new Error('Use it as: npm run seed -- --orders 10000 --contacts 5000 --customers 10000 --entries 50000')
}

try {
  const text = { type: 'string' } as const
  const { values } = parseArgs({ options: { orders: text, contacts: text, regular: text, customers: text, entries: text } })
  const { orders, contacts, regular, customers, entries } = values
  await seed({
    orders: counted(orders),
    contacts: counted(contacts),
    regular: counted(regular),
    customers: counted(customers),
    entries: counted(entries),
  })
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
