import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { product } from '~/schemas/products'
import { setting } from '~/schemas/settings'
import type { ShopRows } from '~/schemas/shop'
import { showcaseImage } from '~/schemas/showcase-images'
import seed from '../../data/seed.json' with { type: 'json' }
import { type AddressHash, openAddressHash } from './address-hash'
import { type Environment, readEnvironment } from './environment'
import { forgetOldGuesses } from './guesses'
import { Limits } from './limits'
import { mailServer } from './mail-server'
import { Mailing } from './mailing'
import { randomPassword } from './operators'
import { hashPassword } from './passwords'
import { lastBackup } from './store/backup'
import { DailyBackups } from './store/daily-backups'
import { openDurableStore } from './store/durable'
import { type FolderFigures, folderFigures } from './store/figures'
import type { Store } from './store/store'
import { Visits } from './store/visits'
import { UploadFiles } from './upload-files'
import { sweepUploads } from './uploads'

const HOUR = 60 * 60 * 1000
const FIRST_PASSWORD_FILE = 'first-password.txt'

/** What every call works with, for as long as the server runs. */
export interface OpenShop {
  store: Store
  visits: Visits
  limits: Limits
  uploads: UploadFiles
  addressHash: AddressHash
  /** When the last backup was made, in ISO 8601; undefined where none was. */
  lastBackup(): Promise<string | undefined>
  /** How large the shop's files are, and what the disk has left. */
  figures(): Promise<FolderFigures>
  /** Removes the file with the password of the first start, once that is not the password any more. */
  forgetFirstPassword(): Promise<void>
  close(): Promise<void>
}

let opened: Promise<OpenShop> | undefined

/** The one open shop of this process, by its environment; opened at the first call. */
export const openedShop = (): Promise<OpenShop> => {
  opened ??= openShop(readEnvironment(process.env))
  return opened
}

const seedRows = z.object({
  products: z.array(product),
  showcaseImages: z.array(showcaseImage),
  settings: z.array(setting),
})

/** Opens the data folder, makes a new shop of an empty one, and gives a shop without an operator its first credentials. */
export async function openShop(environment: Environment): Promise<OpenShop> {
  const { DATA_DIR: folder } = environment
  const store = await openDurableStore(folder, seededRows())
  await ensureOperator(store, environment)
  const visits = await Visits.open(join(folder, 'visits'))
  const limits = new Limits({ isOn: environment.RATE_LIMITS === 'on' })
  const uploads = new UploadFiles(join(folder, 'uploads'))
  await sweepUploads({ store, uploads }, Date.now())
  const addressHash = await openAddressHash(folder)
  const forget = () => forgetOldGuesses(store, Date.now()).catch(() => {})
  await forget()
  const forgetting = setInterval(forget, HOUR).unref()
  const backups = new DailyBackups(folder)
  backups.begin()
  const mailing = await beginMailing(store, environment)
  const close = async () => {
    mailing?.close()
    clearInterval(forgetting)
    await Promise.all([visits.close(), backups.close()])
    await store.close()
  }
  const asked = {
    lastBackup: () => lastBackup(folder),
    figures: () => folderFigures(folder),
    forgetFirstPassword: () => forgetFirstPassword(folder),
  }
  return { store, visits, limits, uploads, addressHash, ...asked, close }
}

/** The rows of a new shop: the example products, the first gallery pictures and the settings. */
export function seededRows(): Partial<ShopRows> {
  const rows = seedRows.parse(seed)
  const lastIds = [
    { table: 'products', last: Math.max(...rows.products.map(({ id }) => id)) },
    { table: 'showcaseImages', last: Math.max(...rows.showcaseImages.map(({ id }) => id)) },
  ]
  return { ...rows, lastIds }
}

async function beginMailing(store: Store, { SMTP_URL, PUBLIC_SITE_URL, HOST, PORT }: Environment) {
  if (!SMTP_URL) return undefined
  const mailing = new Mailing({ store, send: mailServer(SMTP_URL), siteUrl: PUBLIC_SITE_URL ?? `http://${HOST}:${PORT}` })
  await mailing.begin()
  return mailing
}

/** Removes the file with the password of the first start from a data folder. */
export const forgetFirstPassword = (folder: string) => rm(join(folder, FIRST_PASSWORD_FILE), { force: true })

async function ensureOperator(store: Store, { ADMIN_USERNAME: username, ADMIN_PASSWORD: chosen, DATA_DIR }: Environment) {
  const hasOperator = await store.read((shop) => [...shop.operators.rows()].length > 0)
  if (hasOperator) return
  const password = chosen ?? randomPassword()
  const passwordHash = await hashPassword(password)
  if (!chosen) {
    // Kept before the operator is: a start cut short between the two begins again with a new password.
    const file = join(DATA_DIR, FIRST_PASSWORD_FILE)
    await writeFile(file, `${password}\n`, { mode: 0o600 })
    console.log(`First sign-in: user ${username}, password ${password} (kept in ${file} until it is changed)`)
  }
  const passwordChangedAt = new Date().toISOString()
  await store.update((shop) => shop.operators.put({ username, passwordHash, passwordChangedAt, twoFactor: null }))
}
