import { appendFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encrypted } from '~/api/store/far/encrypted'
import { sendBackup } from '~/api/store/far/far-backups'
import { listCopies } from '~/api/store/far/far-copies'
import type { FarSide } from '~/api/store/far/far-side'
import { listPieces } from '~/api/store/far/pieces'
import { Shipping } from '~/api/store/far/shipping'
import { backUp } from '~/api/store/files/backup'
import { checkedLine, checkedValue } from '~/api/store/files/checked-lines'
import { openDurableStore } from '~/api/store/files/durable'
import { restore } from '~/api/store/files/restore'
import type { ShopRows } from '~/api/store/shop-schema'
import type { Store } from '~/api/store/store'
import { paiseIn } from '~/domain/money'
import { depth } from '../fixtures/depth'
import { newFolder } from '../fixtures/folders'
import { newFarSide, newKey, rebuilt } from '../fixtures/shops/far-sides'
import { copyFolder, never, place } from '../fixtures/shops/killed-shop'

const namesOf = ({ orders }: Pick<ShopRows, 'orders'>) => orders.map(({ customerName }) => customerName)

const sumOf = ({ orders }: Pick<ShopRows, 'orders'>) => orders.reduce((sum, { totalAmount }) => sum + paiseIn(totalAmount), 0)

/** A shop that writes no snapshot while it is open, and the shipper of its journal. */
async function openShop(far: FarSide, folder?: string) {
  const path = folder ?? (await newFolder())
  const store = await openDurableStore(path, {}, { pace: never })
  return { path, store, shipping: new Shipping(path, far) }
}

const copyNow = async (path: string, far: FarSide) => {
  const file = join(await newFolder(), 'shop.tar.gz')
  const make = async () => {
    await backUp(path, file)
    return file
  }
  return sendBackup(path, far, make)
}

test('shipped data is rebuilt on an empty machine, with or without a copy', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha'])
  await shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha'])
  await place(store, ['Bilal'])
  await shipping.ship()
  await copyNow(path, far)
  await place(store, ['Chand', 'Dilshad'])
  await shipping.ship()
  await place(store, ['not shipped'])
  const { rows, copy, refused } = await rebuilt(far)
  expect(namesOf(rows)).toEqual(['Asha', 'Bilal', 'Chand', 'Dilshad'])
  expect(copy).toMatchObject({ number: 1, problem: undefined })
  expect(refused).toEqual([])
  await store.close()
})

test('nothing is sent if nothing changed', async () => {
  const { far } = await newFarSide()
  const { store, shipping } = await openShop(far)
  await shipping.ship()
  const before = await far.list('')
  await shipping.ship()
  expect(await far.list('')).toEqual(before)
  await store.close()
})

test('two snapshots between two shipments lose nothing', async () => {
  const { far } = await newFarSide()
  const path = await newFolder()
  const store = await openDurableStore(path, {}, { pace: { bytes: 3000, milliseconds: Number.POSITIVE_INFINITY } })
  const shipping = new Shipping(path, far)
  await shipping.ship()
  const names = Array.from({ length: 20 }, (_, index) => `order ${index}`)
  await place(store, names)
  await shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(names)
  expect((await listPieces(far)).filter(({ after }) => after === null)).toHaveLength(1)
  await store.close()
})

test('a restart continues the generation, or starts a new one if it does not know a sent piece', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await shipping.ship()
  const known = await readFile(join(path, 'shipping.json'))
  await place(store, ['Asha'])
  await shipping.ship()
  const next = new Shipping(path, far)
  await place(store, ['Bilal'])
  await next.ship()
  const generations = async () => new Set((await listPieces(far)).map(({ generation }) => generation)).size
  expect(await generations()).toBe(1)
  // As after a kill in the middle of a piece, or after the disk was reset to an older state.
  await writeFile(join(path, 'shipping.json'), known)
  await place(store, ['Chand'])
  await new Shipping(path, far).ship()
  expect(await generations()).toBe(2)
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal', 'Chand'])
  await store.close()
})

test('a far side that refuses for a while receives everything later', async () => {
  const { far } = await newFarSide()
  let isAway = false
  const moody: FarSide = { ...far, put: (...sent) => (isAway ? Promise.reject(new Error('refused')) : far.put(...sent)) }
  const { store, shipping } = await openShop(moody)
  await place(store, ['Asha'])
  isAway = true
  await expect(shipping.ship()).rejects.toThrow('refused')
  await place(store, ['Bilal'])
  await expect(shipping.ship()).rejects.toThrow('refused')
  isAway = false
  await shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal'])
  await store.close()
})

test('after an erasure all rows are sent again, and no earlier data is needed', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha', 'Bilal'])
  await shipping.ship()
  await copyNow(path, far)
  await store.update(({ orders }) => {
    const [first] = [...orders.rows()]
    if (first) orders.put({ ...first, customerName: 'Erased' })
  })
  await store.purgeCopies()
  await shipping.ship()
  const { rows, folder } = await rebuilt(far)
  expect(namesOf(rows)).toEqual(['Erased', 'Bilal'])
  for (const name of ['db.json', 'journal.jsonl']) expect(await readFile(join(folder, name), 'utf8')).not.toContain('Asha')
  expect((await listCopies(far)).map(({ number }) => number)).toEqual([1])
  await store.close()
})

test('a restored shop becomes the latest, although its changes have lower numbers', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha'])
  const archive = join(await newFolder(), 'shop.tar.gz')
  await backUp(path, archive)
  await place(store, ['Bilal', 'Chand', 'Dilshad'])
  await shipping.ship()
  await copyNow(path, far)
  await store.close()
  await restore(path, archive)
  const again = await openShop(far, path)
  await place(again.store, ['after'])
  await again.shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'after'])
  await again.store.close()
})

const journalOf = (path: string) => readFile(join(path, 'journal.jsonl'), 'utf8')

test('a change that is not synced to disk is not sent', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha'])
  await shipping.ship()
  await place(store, ['Bilal'])
  const text = (await journalOf(path)).trimEnd().split('\n').at(-1) ?? ''
  const [, sequence = ''] = /"sequence":(\d+)/.exec(text) ?? []
  const said = JSON.stringify(checkedValue({ text, end: 0, isTorn: false })).replace('Bilal', 'Ghost')
  const next = JSON.parse(said.replace(`"sequence":${sequence}`, `"sequence":${Number(sequence) + 1}`))
  await appendFile(join(path, 'journal.jsonl'), checkedLine(next))
  await shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal'])
  await store.close()
})

test('if a line of the journal is damaged, all rows are sent with the next snapshot', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha', 'Bilal'])
  const text = await journalOf(path)
  await writeFile(join(path, 'journal.jsonl'), text.replace('Asha', 'Usha'))
  await expect(shipping.ship()).rejects.toThrow('The journal cannot be read on')
  await store.purgeCopies()
  await shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal'])
  await store.close()
})

test('shipping continues from a copy whose journal ends with half a line', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha'])
  await shipping.ship()
  await appendFile(join(path, 'journal.jsonl'), '[12,{"seq')
  await copyNow(path, far)
  await place(store, ['Bilal'])
  await shipping.ship()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal'])
  await store.close()
})

/** Three pieces of the journal after a copy. */
async function threePieces() {
  const side = await newFarSide()
  const { path, store, shipping } = await openShop(side.far)
  await shipping.ship()
  await copyNow(path, side.far)
  for (const name of ['Asha', 'Bilal', 'Chand']) {
    await place(store, [name])
    await shipping.ship()
  }
  await store.close()
  const pieces = (await listPieces(side.far)).filter(({ after }) => after !== null).map(({ name }) => name)
  return { ...side, pieces: pieces as [string, string, string] }
}

test('if a piece is missing or damaged, the rebuilt shop ends before it and says so', async () => {
  const { far, folder, pieces } = await threePieces()
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal', 'Chand'])
  const bytes = await readFile(join(folder, pieces[1]))
  await writeFile(join(folder, pieces[1]), bytes.subarray(0, -1))
  const damaged = await rebuilt(far)
  expect(namesOf(damaged.rows)).toEqual(['Asha'])
  expect(damaged.refused).toEqual([expect.stringContaining('cannot be read'), expect.stringContaining('it goes on after')])
  await rm(join(folder, pieces[1]))
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha'])
})

test('a piece of a stranger and a piece with a wrong name are refused', async () => {
  const { far, plain, folder, pieces } = await threePieces()
  await rename(join(folder, pieces[2]), join(folder, 'kept'))
  await encrypted(plain, await newKey()).put(pieces[2], [Buffer.from('a stranger’s')])
  expect(namesOf((await rebuilt(far)).rows)).toEqual(['Asha', 'Bilal'])
  await cp(join(folder, pieces[1]), join(folder, pieces[2]))
  const { rows, refused } = await rebuilt(far)
  expect(namesOf(rows)).toEqual(['Asha', 'Bilal'])
  expect(refused).toEqual([expect.stringContaining('its name is not its own')])
})

test('a piece of another history of the same generation is refused', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha'])
  await shipping.ship()
  const twin = await newFolder()
  await copyFolder(path, twin)
  const other = await openShop(far, twin)
  await other.shipping.ship()
  // Both machines continue from here under one name, each with its own orders.
  await place(store, ['Bilal'])
  await shipping.ship()
  await place(other.store, ['Bashir'])
  await other.shipping.ship()
  await place(store, ['Chand'])
  await shipping.ship()
  const { rows, refused } = await rebuilt(far)
  expect(namesOf(rows)).toEqual(['Asha', 'Bashir'])
  expect(refused).toEqual([expect.stringContaining('it goes on after another history')])
  await Promise.all([store.close(), other.store.close()])
})

test('a new shop never becomes the latest in the place of another shop’s backups', async () => {
  const { far } = await newFarSide()
  const { path, store, shipping } = await openShop(far)
  await place(store, ['Asha'])
  await shipping.ship()
  const other = await openShop(far)
  await expect(other.shipping.ship()).rejects.toThrow(`${far.place} has the backups of another shop. Restore them here first`)
  await expect(copyNow(other.path, far)).rejects.toThrow('has the backups of another shop')
  // Once the other shop has taken over the backups, the first one is the stranger.
  await writeFile(join(other.path, 'backups/far-place.txt'), far.place)
  await other.shipping.ship()
  await expect(new Shipping(path, far).ship()).rejects.toThrow('Another machine has gone on')
  await Promise.all([store.close(), other.store.close()])
})

type Act = 'order' | 'ship' | 'copy' | 'snapshot' | 'let go' | 'kill' | 'restart' | 'restore' | 'lost answer'

const ACTS: readonly Act[] = ['order', 'ship', 'copy', 'snapshot', 'let go', 'kill', 'restart', 'restore', 'lost answer']

/** A random history of a shop, with the state that a rebuild must return at each moment. */
class Life {
  acknowledged: string[] = []
  shipped = 0
  #kept: { archive: string; names: string[] } | undefined
  #loses = false
  #path = ''
  #store: Store | undefined
  #shipping: Shipping | undefined
  readonly far: FarSide
  #flaky: FarSide

  constructor(far: FarSide) {
    this.far = far
    this.#flaky = {
      ...far,
      put: async (...sent) => {
        const size = await far.put(...sent)
        if (this.#loses) throw new Error('the answer was lost')
        return size
      },
    }
  }

  async open(path: string) {
    this.#path = path
    // A restart writes snapshots. None may run while the folder is copied, because the copy simulates a kill.
    this.#store = await openDurableStore(path, {}, { pace: never })
    this.#shipping = new Shipping(path, this.#flaky)
  }

  async close() {
    await this.#store?.close()
  }

  async act(act: Act) {
    const store = this.#store as Store
    if (act === 'order') {
      const name = `order ${this.acknowledged.length}, ${Math.random()}`
      await place(store, [name])
      this.acknowledged.push(name)
    } else if (act === 'ship') {
      await this.#shipping?.ship()
      this.shipped = this.acknowledged.length
    } else if (act === 'lost answer') {
      this.#loses = true
      await this.#shipping?.ship().catch(() => {})
      this.#loses = false
    } else if (act === 'copy') await copyNow(this.#path, this.far)
    else if (act === 'let go') await store.purgeCopies()
    else if (act === 'snapshot') {
      const archive = join(await newFolder(), 'shop.tar.gz')
      await backUp(this.#path, archive)
      this.#kept = { archive, names: [...this.acknowledged] }
    } else if (act === 'kill') {
      const path = await newFolder()
      await copyFolder(this.#path, path)
      await this.close()
      await this.open(path)
    } else if (act === 'restart') {
      await this.close()
      await this.open(this.#path)
    } else if (act === 'restore' && this.#kept) {
      await this.close()
      await restore(this.#path, this.#kept.archive)
      await this.open(this.#path)
      this.acknowledged = [...this.#kept.names]
      await this.act('ship')
    }
  }
}

test(
  'after any history of a shop, a rebuild contains everything up to the last shipment or later',
  async () => {
    const history = fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant<Act>('order') }, fc.constantFrom(...ACTS)), {
      maxLength: 18,
    })
    await fc.assert(
      fc.asyncProperty(history, async (acts) => {
        const { far } = await newFarSide()
        const life = new Life(far)
        await life.open(await newFolder())
        await life.act('ship')
        for (const act of acts) await life.act(act)
        const { rows, refused } = await rebuilt(far)
        await life.close()
        const names = namesOf(rows)
        expect(names).toEqual(life.acknowledged.slice(0, names.length))
        expect(names.length).toBeGreaterThanOrEqual(life.shipped)
        expect(sumOf(rows)).toBe(names.length * 500_000)
        expect(refused).toEqual([])
      }),
      { numRuns: depth(10, 400) },
    )
  },
  depth(60_000, 1_800_000),
)
