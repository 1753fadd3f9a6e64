import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { TestServer } from '../fixtures/shops/server'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const compose = readFileSync('deploy/compose.yaml', 'utf8')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const stages = all(dockerfile, /^FROM \S+ AS (\w+)$/gm)

test('the files that the image copies exist in the repository', () => {
  const taken = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
  expect(taken).toContain('package.json')
  expect(taken.filter((path) => !existsSync(path))).toEqual([])
})

test('each stage that another copies from exists', () => {
  expect(all(dockerfile, /--from=(\w+)/g).filter((name) => !stages.includes(name))).toEqual([])
  const built = all(compose, /target: (\w+)/g)
  expect(built).toEqual(['web', 'shop'])
  expect(built.filter((name) => !stages.includes(name))).toEqual([])
})

test('the shop does not run as root, has a health check, and keeps its folder', () => {
  const shop = dockerfile.split(/^FROM /m).find((stage) => stage.includes('AS shop')) ?? ''
  expect(shop).toMatch(/^USER node$/m)
  expect(shop).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m)
  expect(shop).toMatch(/^VOLUME \/data$/m)
})

test('the image has the Node version, options and port of package.json and .env.example', () => {
  const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [major] = engines.node.replace('>=', '').split('.')
  expect(new Set(all(dockerfile, /^FROM node:(\d+)-\S+-slim AS/gm))).toEqual(new Set([major]))
  const [command = '[]'] = all(dockerfile, /^CMD (\[.+\])$/gm)
  expect(JSON.parse(command).join(' ')).toBe(scripts.serve.replace('--env-file-if-exists=.env ', ''))
  expect(all(dockerfile, /^EXPOSE (\d+)$/gm)).toEqual(['4321'])
  expect(readFileSync('.env.example', 'utf8')).toContain('\nPORT=4321\n')
  // Only what the lock file lists is installed.
  expect(all(dockerfile, /^RUN (npm \w+)/gm)).toEqual(['npm ci'])
})

test('the shop trusts the address of Caddy', () => {
  const [address] = all(compose, /ipv4_address: ([\d.]+)/g)
  expect(all(compose, /TRUST_PROXY: ([\d.]+)/g)).toEqual([address])
})

test('Caddy gets the variables that its configuration uses', () => {
  const asked = all(readFileSync('deploy/Caddyfile', 'utf8'), /\{\$(\w+)/g)
  for (const name of ['DOMAIN', 'TROUT_FEED_ADDRESS', 'CADDY_ADMIN']) {
    expect(asked).toContain(name)
    expect(compose).toContain(`${name}: `)
  }
})

test('files of one machine are not copied into the image', () => {
  const left = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['**/.env', 'data/*', 'dist', 'node_modules', '.git']))
})

/** The installed program that can build an image here. The command alone does not prove it. */
const builder = ['docker', 'podman'].find((name) => spawnSync(name, ['info'], { timeout: 20_000 }).status === 0)
const OPTIONS = builder === 'podman' ? ['--format=docker', '--ignorefile=deploy/Dockerfile.dockerignore'] : []
const IMAGE = 'trout-feed-in-test'

const run = async (...args: string[]) =>
  (await promisify(execFile)(builder as string, args, { maxBuffer: 2 ** 26 })).stdout.trim()

async function imageServes() {
  const site = 'PUBLIC_SITE_URL=https://feeds.example.in'
  await run('build', ...OPTIONS, '--file=deploy/Dockerfile', '--target=shop', `--build-arg=${site}`, `--tag=${IMAGE}`, '.')
  onTestFinished(async () => void (await run('rmi', '--force', IMAGE)))
  const limits = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges']
  const name = await run('run', '--detach', ...limits, '--publish=127.0.0.1::4321', IMAGE)
  onTestFinished(async () => void (await run('rm', '--force', '--volumes', name)))
  const address = await run('port', name, '4321/tcp')
  const answer = (path: string) =>
    fetch(`http://${address.split('\n')[0]}${path}`).then(
      async (response) => `${response.status} ${await response.text()}`,
      () => 'closed',
    )
  await expect.poll(() => answer('/api/health'), { timeout: 60_000 }).toBe('200 {"status":"ok"}')
  expect(await answer('/shop')).toMatch(/^200 /)
  expect(await run('exec', name, 'id', '--user', '--name')).toBe('node')
  expect(await run('logs', name)).toContain('First sign-in: user admin')
}

/** Runs the health check of the image against a server on this machine. */
async function healthCheckTells() {
  const [check = '[]'] = all(dockerfile, /^HEALTHCHECK .+\n +CMD (\[.+\])$/gm)
  const server = await TestServer.start()
  onTestFinished(() => server.remove())
  const [, ...args] = JSON.parse(check.replace(':4321', `:${new URL(server.url).port}`))
  const asked = () => spawnSync(process.execPath, args).status
  expect(asked()).toBe(0)
  await server.stop()
  expect(asked()).toBe(1)
}

test('with Docker or Podman the image is built and serves the shop, and its health check works', async () => {
  await healthCheckTells()
  if (builder) await imageServes()
  else console.log('The container image was not built or run: neither Docker nor Podman answers here.')
})
