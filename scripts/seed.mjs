import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({ options: { orders: { type: 'string' }, contacts: { type: 'string' } } })
const count = (text = '0') => {
  if (/^\d{1,6}$/.test(text)) return Number(text)
  console.error('Use it as: npm run seed -- --orders 10000 --contacts 5000')
  process.exit(1)
}

const { module } = await runnerImport(fileURLToPath(new URL('seeding.ts', import.meta.url)), {
  resolve: { alias: { '~': fileURLToPath(new URL('../src', import.meta.url)) } },
  logLevel: 'error',
})
await module.seed({ orders: count(values.orders), contacts: count(values.contacts) })
