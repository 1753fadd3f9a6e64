import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { Machine } from '../fixtures/shops/machine'
import { FIRST, pack, SECOND, THIRD, usedRelease } from '../fixtures/shops/upgrades'

let machine: Machine

beforeAll(async () => {
  machine = await Machine.withShop()
  expect(await machine.run('upgrade', await pack(machine, FIRST))).toMatchObject({ code: 0 })
})
afterEach(() => {
  delete machine.variables['TROUT_FEED_PATIENCE']
})
afterAll(() => machine.remove())

/** Shortens the time that a new release has to respond. */
const beImpatient = () => {
  machine.variables['TROUT_FEED_PATIENCE'] = '3'
}

test('after the first release there is no older one for a rollback', async () => {
  expect(await machine.run('rollback')).toEqual({ code: 1, output: 'There is no release before this one.\n' })
})

test('a release that cannot start is never used', async () => {
  const { code, output } = await machine.run(
    'upgrade',
    await pack(machine, SECOND, { 'server.mjs': 'throw new Error("broken")' }),
  )
  expect(code).toBe(1)
  expect(output).toContain('The new release does not start on this machine.')
  expect(await usedRelease(machine)).toBe(FIRST)
  expect((await machine.asked()).filter((words) => words.startsWith('restart'))).toHaveLength(1)
})

test('a release that starts in the trial run and fails in use is rolled back', async () => {
  beImpatient()
  const failing = `if (process.env.LISTEN_FDS) process.exit(1)\n${await readFile('server.mjs', 'utf8')}`
  const { code, output } = await machine.run('upgrade', await pack(machine, SECOND, { 'server.mjs': failing }))
  expect(code).toBe(1)
  expect(output).toContain(`${SECOND} does not answer; ${FIRST} is in use again.`)
  expect(await usedRelease(machine)).toBe(FIRST)
})

test('a broken connection during a start does not roll back', async () => {
  const breaking = `import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
if (process.env.LISTEN_FDS && !existsSync('broken')) {
  const breakOff = (socket) => (writeFileSync('broken', ''), socket.resetAndDestroy(), setTimeout(() => process.exit(1), 50))
  await new Promise(() => createServer(breakOff).listen({ fd: 3 }))
}
${await readFile('server.mjs', 'utf8')}`
  expect(await machine.run('upgrade', await pack(machine, SECOND, { 'server.mjs': breaking }))).toMatchObject({ code: 0 })
  expect(await usedRelease(machine)).toBe(SECOND)
})

test('a rollback to a release that does not respond is undone', async () => {
  const before = await usedRelease(machine)
  await machine.run('upgrade', await pack(machine, THIRD))
  beImpatient()
  await writeFile(join(machine.home, 'releases', before, 'server.mjs'), 'process.exit(1)')
  expect(await machine.run('rollback')).toEqual({
    code: 1,
    output: expect.stringContaining(`${before} does not answer; ${THIRD} is in use again.`),
  })
  expect(await usedRelease(machine)).toBe(THIRD)
})

test.each([
  [[], 'Please name the release'],
  [['/nowhere/trout-feed-1.tar.gz'], 'There is no /nowhere/trout-feed-1.tar.gz.'],
])('refuses to upgrade to %j', async (args, words) => {
  expect(await machine.run('upgrade', ...args)).toEqual({ code: 1, output: expect.stringContaining(words) })
})
