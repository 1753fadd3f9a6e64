import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countAttempt } from '~/api/auth/login-throttle'
import { hashPassword, verifyPassword } from '~/api/auth/passwords'
import { openDurableStore } from '~/api/store/files/durable'
import { newFolder } from '../fixtures/folders'

const NOW = '2026-03-01T06:00:00.000Z'
const OFF = 'Two-Factor is off, and every browser of this user is signed out: '
const TWO_FACTOR = { secret: 'JBSWY3DPEHPK3PXP', isOn: true, lastStep: 0, recoveryHashes: [] }

/** Runs the script as `npm run operator --` does; returns its exit code and its output. */
function run(folder: string, ...args: string[]) {
  const command = ['--import', './scripts/run-sources.mjs', 'scripts/operator.ts', ...args]
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, DATA_DIR: folder } }, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

async function newShop() {
  const folder = await newFolder()
  const store = await openDurableStore(folder, {})
  const passwordHash = await hashPassword('pebbles-and-cold-water')
  await store.update((shop) => {
    const account = {
      name: '',
      role: 'operator' as const,
      createdAt: NOW,
      lastSignInAt: null,
      passwordHash,
      passwordChangedAt: NOW,
      twoFactor: TWO_FACTOR,
    }
    shop.operators.put({ username: 'operator', isOwner: true, ...account })
    shop.operators.put({ username: 'bilal', isOwner: false, ...account })
    shop.sessions.put({ tokenHash: 'a session', username: 'operator', createdAt: NOW, hasProvedCode: true })
    shop.devices.put({ tokenHash: 'a device', createdAt: NOW, username: null })
    const attempt = { caller: { deviceHash: undefined }, username: 'operator', from: { group: 'an address' } }
    countAttempt(shop, attempt, 'password', NOW)
  })
  await store.close()
  return folder
}

async function look(folder: string) {
  const store = await openDurableStore(folder, {})
  const seen = await store.read((shop) => ({
    operator: shop.operators.get('operator'),
    others: [shop.sessions, shop.devices, shop.signInAttempts].map((table) => [...table.rows()].length),
  }))
  await store.close()
  return seen
}

test('resets the password, ends sessions and lockouts, and keeps the second factor', async () => {
  const folder = await newShop()
  await writeFile(join(folder, 'first-password.txt'), 'the first one\n')
  const { code, output } = await run(folder, 'reset-password')
  expect(code).toBe(0)
  const [, password = ''] = /^New sign-in: user operator, password ([\w-]{20}) /.exec(output) ?? []
  expect(output).toContain('npm run operator -- disable-2fa turns it off.')
  const { operator, others } = await look(folder)
  expect(await verifyPassword(password, operator?.passwordHash)).toBe(true)
  expect(Date.parse(operator?.passwordChangedAt ?? '')).toBeGreaterThan(Date.parse(NOW))
  expect(operator?.twoFactor).toEqual(TWO_FACTOR)
  expect(others).toEqual([0, 0, 0])
  expect(existsSync(join(folder, 'first-password.txt'))).toBe(false)
})

test('turns off the second factor and keeps the password', async () => {
  const folder = await newShop()
  expect(await run(folder, 'disable-2fa')).toEqual({ code: 0, output: `${OFF}the password alone signs in.\n` })
  const { operator, others } = await look(folder)
  expect(operator?.twoFactor).toBeNull()
  expect(others.slice(0, 2)).toEqual([0, 0])
  expect(await verifyPassword('pebbles-and-cold-water', operator?.passwordHash)).toBe(true)
  expect(await run(folder, 'disable-2fa')).toEqual({ code: 0, output: 'Two-Factor was not on.\n' })
})

test('says that a required second factor must be set up again', async () => {
  const folder = await newShop()
  const store = await openDurableStore(folder, {})
  await store.update((shop) => shop.settings.put({ key: 'require_2fa', value: 'true', version: 1 }))
  await store.close()
  expect((await run(folder, 'disable-2fa')).output).toBe(`${OFF}the next sign-in sets it up anew.\n`)
})

test('helps another operator by user name and does not change the owner', async () => {
  const folder = await newShop()
  const before = (await look(folder)).operator
  const { output } = await run(folder, 'reset-password', 'bilal')
  expect(output).toMatch(/^New sign-in: user bilal, password [\w-]{20} /)
  expect(output).toContain('npm run operator -- disable-2fa bilal turns it off.')
  expect((await run(folder, 'disable-2fa', 'bilal')).output).toBe(`${OFF}the password alone signs in.\n`)
  const { operator, others } = await look(folder)
  expect(operator).toEqual(before)
  expect(others).toEqual([1, 1, 0])
  expect(await run(folder, 'reset-password', 'nobody')).toEqual({
    code: 1,
    output: 'There is no operator nobody. The user names are: operator, bilal.\n',
  })
})

test('prints one clear line and changes nothing while a server runs', async () => {
  const folder = await newShop()
  const store = await openDurableStore(folder, {})
  const before = await store.read((shop) => shop.operators.get('operator'))
  for (const command of ['reset-password', 'disable-2fa']) {
    expect(await run(folder, command)).toEqual({
      code: 1,
      output: `The data folder ${folder} is in use by another running server; stop that one first.\n`,
    })
  }
  await store.close()
  expect((await look(folder)).operator).toEqual(before)
})

test('creates no shop in an empty folder and prints its usage', async () => {
  const folder = await newFolder()
  expect(await run(folder, 'reset-password')).toEqual({ code: 1, output: `There is no shop in ${folder} yet.\n` })
  expect(await readdir(folder)).toEqual([])
  for (const args of [[], ['help'], ['__proto__']]) {
    expect(await run(folder, ...args)).toEqual({
      code: 1,
      output: 'Use it as: npm run operator -- reset-password, or npm run operator -- disable-2fa; a user name may follow\n',
    })
  }
})
