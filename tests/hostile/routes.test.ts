import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TestServer } from '../fixtures/shops/server'

interface Route {
  route: string
  component: string
  origin: 'project' | 'internal' | 'external'
}

/** The routes of the build, from its manifest. */
function builtRoutes(): Route[] {
  const [, manifest] = /deserializeManifest\((\{"rootDir".*\})[,)]/.exec(readFileSync('dist/server/entry.mjs', 'utf8')) ?? []
  return JSON.parse(manifest ?? expect.fail('The build has no manifest.')).routes.map(
    (each: { routeData: Route }) => each.routeData,
  )
}

const foreign = builtRoutes().filter(({ origin }) => origin !== 'project')

/** Addresses that the framework serves, or would serve with its other features. */
const ADDRESSES = [
  '/_image?href=/pictures/bag-early.webp&w=100&h=100&f=png',
  '/_image?href=https://elsewhere.example/a.png',
  '/_image?href=/_astro/a.webp&f=x%0aforged',
  '/_image/',
  '//_image',
  '/%5fimage',
  '/_image?',
  '/_server-islands/Anything?e=a&p=b&s=c',
  '/_actions/anything',
  '/_astro',
  '/_astro/missing.js',
  '/@fs/etc/passwd',
  '/@vite/client',
  '/__astro_dev_toolbar__',
  '/.netlify/images',
  ...foreign.map(({ route }) => route.replace(/\[[^\]]+\]/g, 'anything')),
]

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.remove())

test('every route of the project is a file in src/pages', () => {
  const own = builtRoutes().filter(({ origin }) => origin === 'project')
  const files = globSync('src/pages/{,.well-known/}**/*.{astro,ts}').map((file) => file.replaceAll('\\', '/'))
  expect(own.map(({ component }) => component).sort()).toEqual(files.sort())
})

test.each(ADDRESSES)('serves nothing at %s, which only the framework would add', async (address) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetch(server.url + address, { method })
    expect([method, answer.status]).toEqual([method, 404])
  }
  expect([404, 405]).toContain((await fetch(server.url + address, { method: 'POST', body: 'a' })).status)
})

test('logs nothing for unknown addresses', () => {
  expect(server.output.trim().split('\n')).toEqual([expect.stringMatching(/^Serving http/)])
})
