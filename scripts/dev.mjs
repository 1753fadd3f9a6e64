import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'trout-feed-'))
const child = spawn('astro', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ADMIN_PASSWORD: 'operator-in-dev', PUBLIC_LOCKDOWN: 'off', ...process.env, PUBLIC_GEO_URL: 'off', DATA_DIR: folder },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exitCode = code ?? 0
})
