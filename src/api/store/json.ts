import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Adapter, Low } from 'lowdb'
import { type ShopRows, shopRows } from '~/schemas/shop'
import { replaceFile } from './durable-file'
import { MemoryStore } from './memory'
import type { Store } from './store'

/** Opens the shop kept in `db.json` in a folder, or starts it from `seed` where there is none. Throws where the file is not a shop. */
export async function openJsonStore(folder: string, seed: Partial<ShopRows>): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const database = new Low(new ShopFile(join(folder, 'db.json')), emptyShop(seed))
  await database.read()
  await database.write()
  return new MemoryStore(database.data, async (_changes, rows) => {
    database.data = rows()
    await database.write()
  })
}

const emptyShop = (seed: Partial<ShopRows>): ShopRows => ({
  products: [],
  showcaseImages: [],
  contacts: [],
  orders: [],
  notifications: [],
  settings: [],
  operators: [],
  sessions: [],
  devices: [],
  signInAttempts: [],
  answeredRequests: [],
  lastIds: [],
  ...seed,
})

class ShopFile implements Adapter<ShopRows> {
  constructor(readonly path: string) {}

  async read() {
    const text = await readFile(this.path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw error
    })
    if (text === null) return null
    const parsed = shopRows.safeParse(JSON.parse(text))
    if (!parsed.success) throw new Error(`${this.path} does not hold a shop: ${parsed.error.issues[0]?.path.join('.')}`)
    return parsed.data as ShopRows
  }

  write(rows: ShopRows) {
    return replaceFile(this.path, JSON.stringify(rows))
  }
}
