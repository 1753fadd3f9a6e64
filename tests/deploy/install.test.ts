import { cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Machine } from '../fixtures/shops/machine'
import { buildOnce, packRelease } from '../fixtures/shops/releases'

const SITE = 'https://localhost'
const SOURCES = [
  '.env.example',
  '.npmrc',
  'astro.config.mjs',
  'data/seed.json',
  'deploy',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'server.mjs',
  'src',
  'tsconfig.json',
]

/** Lines that need another machine, a terminal or Docker. */
const NOT_RUN = [/^ssh /, /^scp root@/, /^trout-feed logs$/, /docker|deploy\/\.env/, /^trout-feed far 'https/]

let machine: Machine
/** The owner's copy of the repository. */
let computer: string
/** The lines of docs/deploy.md, one list for each code block. */
let blocks: string[][]

beforeAll(async () => {
  machine = await Machine.fresh()
  await mkdir(join(machine.folder, 'root'))
  await mkdir('test-results', { recursive: true })
  // Inside the project, because Astro finds linked packages only in a folder shared with the site.
  computer = await mkdtemp(resolve('test-results/computer-'))
  for (const path of SOURCES) await cp(path, join(computer, path), { recursive: true })
  await symlink(resolve('node_modules'), join(computer, 'node_modules'))
  const page = await readFile('docs/deploy.md', 'utf8')
  blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, text = '']) => text.trim().split('\n'))
})
afterAll(async () => {
  await machine.remove()
  await rm(computer, { recursive: true })
})

/** Runs a line of the document on the owner's computer or the server; returns its exit code and output. */
function run(line: string) {
  const local = line
    .replaceAll('https://feeds.example.in', SITE)
    .replaceAll('/var/', `${machine.folder}/var/`)
    .replaceAll('/mnt/', `${machine.folder}/mnt/`)
  return machine.shell(local, /^(npm|scp)/.test(line) ? computer : join(machine.folder, 'root'))
}

async function runWell(line: string) {
  const { code, output } = await run(line)
  expect(code, `${line}\n${output}`).toBe(0)
  return output
}

/** Runs a line on a computer that has made a release before. */
async function releaseAgain(line: string) {
  await mkdir(join(computer, 'release'))
  await writeFile(join(computer, 'release/trout-feed-20200101-000000.tar.gz'), '')
  await runWell(line)
}

/** Runs the whole code block that contains this line. */
async function follow(line: string) {
  const block = blocks.find((lines) => lines.some((each) => each.startsWith(line))) ?? expect.fail(`The page has no ${line}.`)
  const outputs: string[] = []
  for (const each of block) {
    if (NOT_RUN.some((pattern) => pattern.test(each))) continue
    if (each.startsWith('npm run release')) await buildOnce(SOURCES, join(computer, 'release'), () => releaseAgain(each))
    else outputs.push(await runWell(each))
  }
  blocks = blocks.filter((each) => each !== block)
  return outputs.join('')
}

test('following docs/deploy.md gives a site over HTTPS with a working sign-in', async () => {
  await follow('npm run release')
  expect(await readdir(join(machine.folder, 'root'))).toEqual([expect.stringMatching(/^trout-feed-\d{8}-\d{6}\.tar\.gz$/)])
  const words = await follow('tar -xzf')
  expect(words).toContain(`The shop is open at ${SITE}`)
  const password = /with the password (\S+),/.exec(words)?.[1]

  const caddy = await machine.openToTheWorld(join(machine.folder, 'etc/caddy/Caddyfile'))
  for (const path of ['/', '/about', '/shop', '/api/health']) expect((await caddy.ask(path)).status, path).toBe(200)
  const sent = JSON.stringify({ username: 'admin', password })
  const session = await caddy.ask('/api/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: sent })
  expect(session.status).toBe(201)
  expect(String(session.headers['set-cookie'])).toContain('Secure')
})

test('the installation creates the files that the document lists', async () => {
  const read = (path: string) => readFile(join(machine.folder, path), 'utf8')
  expect(await read('etc/trout-feed/env')).toContain(`PUBLIC_SITE_URL=${SITE}\n`)
  expect(await read('etc/trout-feed/env')).toContain('TRUST_PROXY=127.0.0.1\n')
  expect(await read('etc/systemd/system/caddy.service.d/trout-feed.conf')).toContain('Environment="DOMAIN=localhost"')
  expect(await read('etc/systemd/journald.conf.d/trout-feed.conf')).toContain('MaxRetentionSec=180day')
  expect(await read('etc/caddy/Caddyfile.debian')).toBe(':80\n')
  expect(await read('installed.log')).toMatch(/^(apt-get update -qq\n){2}apt-get \S+ \S+ install -y -qq caddy/)
  expect(await readlink(join(machine.folder, 'usr/local/bin/trout-feed'))).toBe(join(machine.home, 'current/deploy/trout-feed'))
  const enabled = (await machine.asked()).filter((words) => words.startsWith('enable'))
  expect(enabled).toEqual(['enable --now trout-feed.socket trout-feed.service trout-feed-backup.timer trout-feed-drill.timer'])
})

test('installing again is harmless', async () => {
  expect(await run('bash trout-feed-*/deploy/install.sh')).toMatchObject({ code: 0, output: expect.stringContaining('open at') })
})

test('the lines for later tasks work too', async () => {
  await follow('rm -r trout-feed-*/')
  expect(await readdir(join(machine.folder, 'root'))).toEqual([])
  const newer = await packRelease(machine.folder, 'trout-feed-29990101-000000')
  await cp(newer, join(machine.folder, 'root/trout-feed-29990101-000000.tar.gz'))
  expect(await follow('trout-feed upgrade')).toContain('trout-feed-29990101-000000 is in use.')
  expect(await follow('trout-feed rollback')).toContain('is in use again.')
  expect(await follow('trout-feed status')).toContain('can be restored.')
  expect(await follow('trout-feed restore')).toContain('What stood there before is kept in')
  expect(await follow('trout-feed far')).toContain('Sent it encrypted to the far side as 000001-')
  expect(await follow('trout-feed restore far')).toMatch(/^000001-\S+ .+, whole$/m)
  expect(await follow('trout-feed restore far latest')).toContain('Restored the far copy latest.')
  expect(await follow('trout-feed logs')).toContain('New sign-in')
  await follow('systemctl restart')
})

test('the document has no other line to run', () => {
  expect(blocks.flat().filter((line) => !NOT_RUN.some((pattern) => pattern.test(line)))).toEqual([])
})
