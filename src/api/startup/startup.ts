import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { setting } from '~/domain/account/settings-schema'
import { product } from '~/domain/catalog/schema'
import { showcaseImage } from '~/domain/catalog/showcase-images-schema'
import seed from '../../../data/seed.json' with { type: 'json' }
import { Watch } from '../alarms/watch'
import { randomPassword } from '../auth/add-operator'
import { openAddressHash } from '../auth/address-hash'
import { newLinkKey } from '../auth/link-tokens'
import { hashPassword } from '../auth/passwords'
import { ensureKey } from '../auth/shop-keys'
import { CancelledBills } from '../customers/cancelled-bills'
import { features } from '../features'
import { Limits } from '../http/rate-limits'
import { mailServer } from '../mail/mail-server'
import { Mailing } from '../mail/mailing'
import { sendFeedNotices } from '../push/feed-notice-sending'
import { newPushKey } from '../push/push-keys'
import { pushServices } from '../push/push-service'
import { Pushing } from '../push/pushing'
import { lastBackup } from '../store/files/backup'
import { DailyBackups } from '../store/files/daily-backups'
import { openDurableStore } from '../store/files/durable'
import { folderSize } from '../store/files/folder-size'
import type { ShopRows } from '../store/shop-schema'
import type { ShopReader, Store } from '../store/store'
import { Visits } from '../store/visits/visits'
import { UploadFiles, type Uploads } from '../uploads/upload-files'
import { sweepUploads } from '../uploads/uploads'
import { makeCustomers } from './customers-of-orders'
import { type Environment, readEnvironment } from './environment'
import { dateReturnedGoods } from './goods-of-orders'
import { giveMoneyToOrders } from './money-of-orders'
import { removeOldRows } from './old-rows'
import type { ShopStorage } from './shop-storage'

const HOUR = 60 * 60 * 1000
const IGNORED_PASSWORD =
  'ADMIN_PASSWORD is ignored, as this shop has its operators already. To change a password, stop the server: ' +
  'npm run operator -- reset-password'
const FIRST_PASSWORD_FILE = 'first-password.txt'

export interface RunningShop extends Omit<ShopStorage, 'isLeader'> {
  uploads: Uploads
  sendsMail: boolean
  /** The alarms that are monitored here. */
  watches: Watch['watches']
  awaited: Watch['awaited']
  pushTestService: string | undefined
  forgetFirstPassword(): Promise<void>
}

let opened: Promise<RunningShop> | undefined

export const getShop = (): Promise<RunningShop> => {
  opened ??= startShop(readEnvironment(process.env))
  return opened
}

const seedRows = z.object({
  products: z.array(product),
  showcaseImages: z.array(showcaseImage),
  settings: z.array(setting),
})

/** Opens the shop, or creates a new one, and creates the first operator if there is none. */
export async function startShop(environment: Environment): Promise<RunningShop> {
  const { DATA_DIR: folder } = environment
  const { isLeader, ...kept } = await openStorage(environment)
  const { store } = kept
  await ensureOperator(store, environment)
  for (const key of newKeys()) await ensureKey(store, key)
  await makeCustomers(store)
  await giveMoneyToOrders(store)
  await dateReturnedGoods(store)
  const uploads = await openUploads(environment)
  void sweepUploads({ store, uploads }, Date.now())
  const forget = async () => {
    const now = Date.now()
    const jobs = [...features.flatMap(({ jobs }) => jobs), removeOldRows]
    await Promise.all(jobs.map((job) => job(store, now))).catch(() => {})
  }
  await forget()
  const forgetting = setInterval(forget, HOUR).unref()
  const cancelled = new CancelledBills(store).begin()
  const { DATABASE_URL, BACKUPS_URL, SMTP_URL, HOST, PORT, PUBLIC_SITE_URL: site, HEARTBEAT_URL: heartbeat } = environment
  const siteUrl = site ?? `http://${HOST}:${PORT}`
  const mailing = SMTP_URL ? new Mailing({ store, send: mailServer(SMTP_URL), siteUrl, isLeader }) : undefined
  const telling = { store, send: pushServices({ store, siteUrl }), isLeader }
  const pushing = new Pushing(telling)
  const tellFeedEnds = () => sendFeedNotices(telling, Date.now()).catch(() => {})
  void tellFeedEnds()
  const tellingFeedEnds = setInterval(tellFeedEnds, HOUR).unref()
  await Promise.all([mailing?.begin(), pushing.begin()])
  const watch = new Watch({
    store,
    path: folder,
    isInFiles: !DATABASE_URL,
    isCopied: BACKUPS_URL !== undefined,
    isLeader,
    mailing,
    site,
    heartbeat,
  })
  watch.begin()
  const close = async () => {
    mailing?.close()
    pushing.close()
    clearInterval(tellingFeedEnds)
    await watch.close()
    await cancelled.close()
    clearInterval(forgetting)
    await kept.close()
  }
  return {
    ...kept,
    uploads,
    sendsMail: mailing !== undefined,
    watches: watch.watches,
    awaited: () => watch.awaited(),
    pushTestService: environment.PUSH_TEST_SERVICE,
    forgetFirstPassword: () => forgetFirstPassword(folder),
    close,
  }
}

async function openStorage(environment: Environment): Promise<ShopStorage> {
  const { DATABASE_URL: url } = environment
  if (!url) return openFolder(environment, seededRows())
  // A shop in files does not load the database client.
  const { openDatabase } = await import('./database')
  return openDatabase(url, environment, seededRows())
}

/** Keys that are created once in a shop's life. */
const newKeys = () => [newLinkKey(), newPushKey()]

export function seededRows(): Partial<ShopRows> {
  const rows = seedRows.parse(seed)
  const lastIds = [
    { table: 'products', last: Math.max(...rows.products.map(({ id }) => id)) },
    { table: 'showcaseImages', last: Math.max(...rows.showcaseImages.map(({ id }) => id)) },
  ]
  return { ...rows, lastIds, shopKeys: newKeys() }
}

async function openUploads({ UPLOADS_URL: url, DATA_DIR: folder }: Environment): Promise<Uploads> {
  if (!url) return new UploadFiles(join(folder, 'uploads'))
  const { UploadObjects } = await import('../uploads/upload-objects')
  return new UploadObjects(url)
}

export const forgetFirstPassword = (folder: string) => rm(join(folder, FIRST_PASSWORD_FILE), { force: true })

async function ensureOperator(store: Store, { ADMIN_USERNAME: username, ADMIN_PASSWORD: chosen, DATA_DIR }: Environment) {
  if (await store.read(hasOperator)) {
    if (chosen) console.log(IGNORED_PASSWORD)
    return
  }
  const password = chosen ?? randomPassword()
  const passwordHash = await hashPassword(password)
  const file = join(DATA_DIR, FIRST_PASSWORD_FILE)
  // Written first, so that an interrupted start begins again with a new password.
  if (!chosen) await writeFile(file, `${password}\n`, { mode: 0o600 })
  const isFirst = await store.update((shop) => {
    if (hasOperator(shop)) return false
    const now = new Date().toISOString()
    const account = { name: '', isOwner: true, role: 'operator' as const, createdAt: now, lastSignInAt: null }
    shop.operators.put({ username, passwordHash, passwordChangedAt: now, twoFactor: null, ...account })
    return true
  })
  if (chosen) return
  if (isFirst) console.log(`First sign-in: user ${username}, password ${password} (kept in ${file} until it is changed)`)
  else await forgetFirstPassword(DATA_DIR)
}

const hasOperator = (shop: ShopReader) => [...shop.operators.rows()].length > 0

async function openFolder(environment: Environment, seed: Partial<ShopRows>): Promise<ShopStorage> {
  const { DATA_DIR: folder } = environment
  const store = await openDurableStore(folder, seed)
  const visits = await Visits.open(join(folder, 'visits'))
  const backups = new DailyBackups(folder)
  backups.begin()
  // Loads age-encryption only if backups are sent.
  const far = environment.BACKUPS_URL && (await import('../store/far/far-backups')).beginFarBackups(environment, backups)
  return {
    store,
    visits,
    limits: new Limits({ isOn: environment.RATE_LIMITS === 'on' }),
    addressHash: await openAddressHash(folder),
    lastBackup: () => lastBackup(folder),
    stats: () => folderSize(folder),
    isLeader: async () => true,
    async close() {
      if (far) far.close()
      await Promise.all([visits.close(), backups.close()])
      await store.close()
    },
  }
}
