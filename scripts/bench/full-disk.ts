import { execFileSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import '~/api/features'
import { openDurableStore } from '~/api/store/files/durable'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import type { Measured } from './frame'
import { Server } from './server'

const TRIES = 100
const WHAT = 'disk full, at any byte'
const FIGURE = '503, pages live, no refused order stored, recovers without a restart'

/** Fills a small disk under the running server repeatedly, each time with a few more bytes left. */
export async function fullDisk(mountPoint: string, rounds: number): Promise<Measured> {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', mountPoint], { stdio: 'ignore' })
  } catch {
    return { what: WHAT, figure: FIGURE, measured: 'not measured: mounting a small disk needs root', isReached: false }
  }
  try {
    return await measure(mountPoint, rounds)
  } finally {
    execFileSync('umount', [mountPoint])
  }
}

async function stock(folder: string) {
  const server = await Server.start(folder)
  await server.end('SIGTERM')
  const store = await openDurableStore(folder, {})
  await store.update((shop) => {
    for (const product of shop.products.rows()) shop.products.put({ ...product, stockQuantity: 1_000_000 })
  })
  await store.close()
}

async function measure(folder: string, rounds: number): Promise<Measured> {
  await stock(folder)
  const server = await Server.start(folder)
  const accepted: string[] = []
  const wrong: string[] = []
  const check = (isRight: boolean, sentence: string) => isRight || wrong.push(sentence)
  let refusals = 0
  for (let round = 0; round < rounds; round++) {
    fill(folder, round * 997)
    let last = 201
    for (let count = 0; last === 201 && count < TRIES; count++) {
      const name = `${round}-${count}`
      last = await server.placeOrder(name)
      if (last === 201) accepted.push(name)
    }
    refusals += Number(last === 503)
    check(last === 503, `round ${round} answered ${last}`)
    check((await server.status('/api/health')) === 503, `round ${round}: health was good`)
    check((await server.status('/api/products')) === 200, `round ${round}: a page was gone`)
    await rm(join(folder, 'filler'))
    check((await server.status('/api/health')) === 200, `round ${round}: health stayed bad`)
    if ((await server.placeOrder(`${round}-after`)) === 201) accepted.push(`${round}-after`)
    else wrong.push(`round ${round} did not recover`)
  }
  await server.end('SIGKILL')
  const { db } = await recover(new ShopFolder(folder))
  const stored = [...db.data.reader().orders.rows()].map((order) => order.customerName)
  check(JSON.stringify(stored) === JSON.stringify(accepted), `${stored.length} stored, ${accepted.length} accepted`)
  const measured = `${refusals} × 503, ${stored.length} of ${accepted.length} accepted orders stored and no other, ${rounds} recoveries`
  return { what: WHAT, figure: FIGURE, measured: wrong.length > 0 ? wrong.join('; ') : measured, isReached: wrong.length === 0 }
}

function fill(folder: string, left: number) {
  const { bavail, bsize } = statfsSync(folder)
  writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)))
}
