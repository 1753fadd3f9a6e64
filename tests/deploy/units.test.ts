import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { newFolder } from '../fixtures/folders'

const execute = promisify(execFile)
const UNITS = 'deploy/systemd'
const names = readdirSync(UNITS)
const services = names.filter((name) => name.endsWith('.service'))

/** Exposure as systemd rates it, from 0 to 100; up to 20 is OK for a service that runs its own program. */
const MOST_EXPOSED = 20

const unit = (name: string) => readFile(join(UNITS, name), 'utf8')

const analyze = (...args: string[]) =>
  execute('systemd-analyze', ['--no-pager', ...args]).catch((error) => {
    if (error.code === 'ENOENT') throw new Error("These tests need systemd's tools: apt-get install systemd")
    return error as { stdout: string; stderr: string }
  })

test('systemd finds no error in the units', async () => {
  const folder = await newFolder()
  await cp(UNITS, folder, { recursive: true })
  for (const name of services) {
    // The programs that the units start exist only in an installed release.
    await writeFile(join(folder, name), (await unit(name)).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'))
  }
  const { stdout, stderr } = await analyze('verify', '--man=no', ...names.map((name) => join(folder, name)))
  expect((stdout + stderr).split('\n').filter((line) => line.includes('trout-feed'))).toEqual([])
})

test.each(services)('%s is as sandboxed as a script runtime can be', async (name) => {
  const { stdout, stderr } = await analyze('security', '--offline=true', join(UNITS, name))
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? expect.fail(stderr)
  expect(Number(exposure) * 10).toBeLessThanOrEqual(MOST_EXPOSED)
})

test('the timers have valid times', async () => {
  for (const name of names.filter((each) => each.endsWith('.timer'))) {
    const [, when = ''] = /^OnCalendar=(.+)$/m.exec(await unit(name)) ?? []
    expect((await analyze('calendar', when)).stdout).toMatch(/Next elapse: \S+/)
  }
})

test('each timer has a service with an existing command', async () => {
  const command = await readFile('deploy/trout-feed', 'utf8')
  for (const name of names.filter((each) => each.endsWith('.timer'))) {
    const [, word = ''] = /^ExecStart=\S+\/deploy\/trout-feed (\w+)$/m.exec(await unit(name.replace('.timer', '.service'))) ?? []
    expect(command).toContain(`\n${word}() {`)
  }
})

test('the shop reads the failure notes where failed units write them', async () => {
  const { failed } = new ShopFolder('/var/lib/trout-feed')
  expect(await unit('trout-feed-failed@.service')).toContain(`\nExecStart=/usr/bin/touch ${failed('%i')}\n`)
  for (const name of ['trout-feed-backup', 'trout-feed-drill'])
    expect(await unit(`${name}.service`)).toContain('\nOnFailure=trout-feed-failed@%p.service\n')
})

test('the service and the image limit the memory of compression like the hostile tests', async () => {
  const attacked = await readFile('tests/hostile/attacked-shop.ts', 'utf8')
  const [, arenas] = /^const MALLOC_ARENA_MAX = '(\d)'$/m.exec(attacked) ?? []
  expect(await unit('trout-feed.service')).toContain(`\nEnvironment=MALLOC_ARENA_MAX=${arenas}\n`)
  expect(await readFile('deploy/Dockerfile', 'utf8')).toMatch(new RegExp(`^ENV .*\\bMALLOC_ARENA_MAX=${arenas}$`, 'm'))
})

test('the shop’s service runs the same command as npm run serve', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'))
  const served = scripts.serve.replace('node ', '').replace('--env-file-if-exists', '--env-file')
  expect(await unit('trout-feed.service')).toContain(`/node_modules/.bin/node ${served}\n`)
})

test('the shop’s socket is the address that Caddy uses', async () => {
  const [, address = 'none'] = /^ListenStream=(.+)$/m.exec(await unit('trout-feed.socket')) ?? []
  expect(await readFile('deploy/Caddyfile', 'utf8')).toContain(`{$TROUT_FEED_ADDRESS:${address}}`)
})

test('shellcheck finds no error in the scripts', async () => {
  const stands = readdirSync('tests/fixtures/shops/machine').map((name) => join('tests/fixtures/shops/machine', name))
  const scripts = ['deploy/trout-feed', 'deploy/install.sh', 'deploy/release.sh', '.ci/run', ...stands]
  const { stdout } = await execute('shellcheck', scripts).catch((error) => {
    if (error.code === 'ENOENT') throw new Error('This test needs shellcheck: apt-get install shellcheck')
    return error
  })
  expect(stdout).toBe('')
})
