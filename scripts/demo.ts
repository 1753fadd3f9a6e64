import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fillDemo } from './fill-demo'

const OPERATOR = { username: 'operator', password: 'operator-in-demo' }
/** Unsets the environment of a deployment: the temporary shop uses a folder and notifies nobody. */
const NOWHERE = { DATABASE_URL: '', UPLOADS_URL: '', BACKUPS_URL: '', SMTP_URL: '', PUBLIC_SITE_URL: '', PUBLIC_GEO_URL: 'off' }

const folder = mkdtempSync(join(tmpdir(), 'trout-feed-'))
let server: ChildProcess | undefined

process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => (server ? server.kill('SIGTERM') : process.exit()))
}

const data = join(folder, 'data')
const orders = await fillDemo(data, OPERATOR, Date.now())
const { PORT = '0' } = process.env
server = spawn(process.execPath, ['--max-semi-space-size=8', 'server.mjs'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, ...NOWHERE, HOST: '127.0.0.1', PORT, DATA_DIR: data },
})
server.on('exit', (code) => {
  process.exitCode = code ?? 1
})
createInterface(server.stdout as NonNullable<ChildProcess['stdout']>).on('line', (line) => {
  const url = /^Serving (\S+)$/.exec(line)?.[1]
  console.log(url ? told(url) : line)
})

function told(url: string): string {
  const states = Object.entries(orders).map(([state, link]) => [`order, ${state}`, link] as const)
  const places = [
    ['home', '/'],
    ['shop', '/shop'],
    ...states,
    ['bill', `${orders['delivered and paid']}/bill`],
    ['pond book', '/ponds', 'its button “Open the example pond” fills it'],
    ['back office', '/secure-portal-jk2024', `user ${OPERATOR.username}, password ${OPERATOR.password}`],
  ] as const
  const lines = places.map(([name, path, more]) => `${name.padEnd(26)}${url}${path}${more ? `  ${more}` : ''}`)
  return [...lines, `Ctrl-C ends the shop and removes it (${folder}).`].join('\n')
}
