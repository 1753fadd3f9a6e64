import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
const compose = readFileSync('deploy/compose.yaml', 'utf8')

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const stages = all(dockerfile, /^FROM \S+ AS (\w+)$/gm)

test('what the image takes from the repository is there', () => {
  const taken = all(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((paths) => paths.split(' '))
  expect(taken).toContain('package.json')
  expect(taken.filter((path) => !existsSync(path))).toEqual([])
})

test('what a stage takes from another is a stage', () => {
  expect(all(dockerfile, /--from=(\w+)/g).filter((name) => !stages.includes(name))).toEqual([])
  const built = all(compose, /target: (\w+)/g)
  expect(built).toEqual(['web', 'shop'])
  expect(built.filter((name) => !stages.includes(name))).toEqual([])
})

test('the shop runs as no root, says how it is, and keeps its folder', () => {
  const shop = dockerfile.split(/^FROM /m).find((stage) => stage.includes('AS shop')) ?? ''
  expect(shop).toMatch(/^USER node$/m)
  expect(shop).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m)
  expect(shop).toMatch(/^VOLUME \/data$/m)
})

test('the shop believes the address that Caddy has', () => {
  const [address] = all(compose, /ipv4_address: ([\d.]+)/g)
  expect(all(compose, /TRUST_PROXY: ([\d.]+)/g)).toEqual([address])
})

test('Caddy is told what its configuration asks for', () => {
  const asked = all(readFileSync('deploy/Caddyfile', 'utf8'), /\{\$(\w+)/g)
  for (const name of ['DOMAIN', 'TROUT_FEED_ADDRESS', 'CADDY_ADMIN']) {
    expect(asked).toContain(name)
    expect(compose).toContain(`${name}: `)
  }
})

test('nothing that belongs to one machine goes into the image', () => {
  const left = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['**/.env', 'data/*', 'dist', 'node_modules', '.git']))
})
