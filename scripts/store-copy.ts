import '~/api/features'
import type { CarriedOver } from '~/api/startup/carry-over'
import { copyShop, firstDifference, isEmpty, sumsOf } from '~/api/store/copy'
import { openDurableStore } from '~/api/store/files/durable'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { LONG_TIMEOUT } from '~/api/store/postgres/database'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { Store } from '~/api/store/store'
import { copyVisits } from '~/api/store/visits/visit-copy'
import { formatRupees, rupees } from '~/domain/money'
import { carriedOverLines } from './carried-over'
import { progress, type Tell } from './progress'

const USAGE =
  'Use it as: npm run store:copy -- FROM TO, each a data folder or an address such as postgres://user:password@host/shop'

const isAddress = (place: string) => /^postgres(ql)?:/.test(place)

/** Opens an existing shop. */
const open = async (place: string): Promise<Store> =>
  isAddress(place) ? (await openPostgresStore(place, {}, LONG_TIMEOUT)).store : openDurableStore(place, {})

/** Copies a shop between a folder and a database, both not in use by a server, and verifies the stored copy. */
async function copy(from: string, to: string, tell: Tell): Promise<string[]> {
  if (!isAddress(from) && new ShopFolder(from).isNew()) throw new Error(`There is no shop in ${from}.`)
  tell('1 of 4, opening the shop')
  const source = await open(from)
  try {
    if (await isEmpty(source)) throw new Error(`There is no shop in ${nameOf(from)}.`)
    tell('2 of 4, copying its rows')
    const carried = await fill(source, to)
    tell('3 of 4, copying its visits')
    await copyVisits(from, to)
    tell('4 of 4, comparing each row')
    return [...(await check(source, from, to)), ...carriedOverLines(carried)]
  } finally {
    await source.close()
  }
}

async function fill(source: Store, to: string): Promise<CarriedOver> {
  const target = await open(to)
  try {
    if (!(await isEmpty(target))) throw new Error(`There is a shop in ${nameOf(to)} already; nothing was copied.`)
    return await copyShop(source, target)
  } finally {
    await target.close()
  }
}

async function check(source: Store, from: string, to: string): Promise<string[]> {
  const target = await open(to)
  try {
    const difference = await firstDifference(source, target)
    if (difference) throw new Error(`The copy differs at ${difference}; go on with ${nameOf(from)}.`)
    const { rows, paise } = await sumsOf(target)
    return [
      ...Object.entries(rows).map(([name, count]) => `${name}: ${count.toLocaleString('en-IN')}`),
      `Orders of ${formatRupees(rupees(paise))} in all. But for sign-ins, every row of ${nameOf(to)} is as it was in ${nameOf(from)}.`,
    ]
  } finally {
    await target.close()
  }
}

/** Leaves out the password of a database URL. */
const nameOf = (place: string) => (isAddress(place) ? `the database ${new URL(place).pathname.slice(1)}` : place)

try {
  const [from, to, ...rest] = process.argv.slice(2)
  if (!from || !to || rest.length > 0) throw new Error(USAGE)
  for (const line of await progress((tell) => copy(from, to, tell))) console.log(line)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
