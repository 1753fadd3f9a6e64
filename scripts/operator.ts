import { disableTwoFactor, resetPassword } from '~/api/auth/add-operator'
import { readEnvironment } from '~/api/startup/environment'
import { forgetFirstPassword } from '~/api/startup/startup'
import { openDurableStore } from '~/api/store/files/durable'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import type { Store } from '~/api/store/store'

const USAGE = 'Use it as: npm run operator -- reset-password, or npm run operator -- disable-2fa; a user name may follow'

/** Resets the password or two-factor of an operator while the server is stopped. */
async function help(command: string | undefined, username: string | undefined) {
  const act = command === 'reset-password' ? reset : command === 'disable-2fa' ? disable : undefined
  if (!act) throw new Error(USAGE)
  const { DATABASE_URL: url, DATA_DIR: folder } = readEnvironment(process.env)
  if (!url && new ShopFolder(folder).isNew()) throw new Error(`There is no shop in ${folder} yet.`)
  const store = url ? (await openPostgresStore(url, {})).store : await openDurableStore(folder, {})
  try {
    await act(store, folder, username)
  } finally {
    await store.close()
  }
}

async function reset(store: Store, folder: string, named: string | undefined) {
  const { username, password, hasTwoFactor, isOwner } = await resetPassword(store, new Date().toISOString(), named)
  if (isOwner) await forgetFirstPassword(folder)
  console.log(`New sign-in: user ${username}, password ${password} (shown this once; every browser of this user is signed out)`)
  const disable = ['disable-2fa', ...(named === undefined ? [] : [named])].join(' ')
  if (hasTwoFactor) console.log(`Two-Factor stays as it is; npm run operator -- ${disable} turns it off.`)
}

async function disable(store: Store, _folder: string, username: string | undefined) {
  const wasOn = await disableTwoFactor(store, new Date().toISOString(), username)
  const isRequired = await store.read((shop) => shop.settings.get('require_2fa')?.value === 'true')
  const next = isRequired ? 'the next sign-in sets it up anew' : 'the password alone signs in'
  console.log(wasOn ? `Two-Factor is off, and every browser of this user is signed out: ${next}.` : 'Two-Factor was not on.')
}

try {
  await help(process.argv[2], process.argv[3])
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
