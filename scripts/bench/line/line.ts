import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../chromium.mjs'
import type { Identity } from './front'
import type { Profile } from './profiles'

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',

  '--disable-background-networking',
]

/** Starts a new browser without cache and connections. */
export type Launch = () => Promise<Browser>

/** Why this machine cannot simulate a line, as a sentence; undefined if it can. */
export function missingForLine(): string | undefined {
  if (process.platform !== 'linux') return 'This bench needs Linux: it sends real packets through network namespaces.'
  if (process.getuid?.() !== 0) return 'This bench needs root: it sends real packets through network namespaces of its own.'
  return undefined
}

/** Connects this process, in its own network, with browsers by a simulated line. */
export async function openLine(profile: Profile, folder: string, identity: Identity) {
  const relay = spawn(
    process.execPath,
    ['--import', './scripts/run-sources.mjs', 'scripts/bench/line/relay.ts', JSON.stringify(profile)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await Promise.race([once(relay.stdout, 'data'), once(relay, 'exit').then(() => Promise.reject(new Error('The line ended.')))])
  const wrapper = join(folder, `browser-${relay.pid}`)
  writeFileSync(wrapper, `#!/bin/sh\nexec nsenter --net=/proc/${relay.pid}/ns/net ${chromiumPath()} "$@"\n`)
  chmodSync(wrapper, 0o755)
  async function close() {
    const ended = once(relay, 'exit')
    relay.kill()
    await ended
  }
  return { launch: launcher(identity, wrapper), close }
}

/** Browsers must trust our certificate: with an invalid one they ignore hints, caches and service workers. */
function launcher({ pin }: Identity, executablePath: string): Launch {
  const args = [...FLAGS, `--ignore-certificate-errors-spki-list=${pin}`]
  return () => chromium.launch({ executablePath, args })
}
