import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { newFolder } from '../fixtures/folders'

/** A text on the page behind each printed address. */
const SAYS: Record<string, string> = {
  home: 'Buy Now',
  shop: 'Early Stage Trout Feed',
  'order, pending': 'We call you by',
  'order, confirmed': 'Any of these ways will do.',
  'order, payment reported': 'We are looking for it',
  'order, shipped': 'On its way since',
  'order, delivered and paid': 'Paid in full. Thank you.',
  'order, cancelled': 'We have cancelled the order as you asked.',
  'order, cancel asked': 'You asked us to cancel this order.',
  bill: 'Bill of supply',
  'pond book': 'Pond',
  'back office': 'Admin Login',
}

const json = { 'Content-Type': 'application/json' }

test('the demonstration prints working addresses, and removes its shop at the end', async () => {
  const folder = await newFolder()
  const demo = spawn(process.execPath, ['--import', './scripts/run-sources.mjs', 'scripts/demo.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: folder, WARM_UP: 'off' },
  })
  const ended = once(demo, 'exit')
  try {
    const lines: string[] = []
    for await (const line of createInterface(demo.stdout)) {
      lines.push(line)
      if (line.startsWith('Ctrl-C')) break
    }
    const places = new Map(lines.map((line) => line.split(/ {2,}|(?<=\w) (?=http)/)).map(([name, ...more]) => [name, more]))
    for (const [name, words] of Object.entries(SAYS)) {
      const answer = await fetch(String(places.get(name)?.[0]))
      expect([name, answer.status, (await answer.text()).includes(words)]).toEqual([name, 200, true])
    }
    const [address = '', access = ''] = places.get('back office') ?? []
    const [, username, password] = /^user (\S+), password (\S+)$/.exec(access) ?? []
    const signedIn = await fetch(new URL('/api/session', address), {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username, password }),
    })
    expect(signedIn.status).toBe(201)
    expect(readdirSync(folder)).toHaveLength(1)
  } finally {
    demo.kill('SIGINT')
  }
  expect(await ended).toEqual([0, null])
  expect(readdirSync(folder)).toEqual([])
})
