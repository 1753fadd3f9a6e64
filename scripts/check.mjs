// Checks types, lint and formats, and prints errors alone.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHECKS } from './checks.mjs'

// Astro's types come with a build; a fresh clone has none.
if (!existsSync('.astro/types.d.ts')) spawnSync('astro', ['sync', '--silent'], { stdio: 'inherit' })

function check({ name, command, args }) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let words = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk))
  return new Promise((done) => {
    child.once('error', (error) => (words += error.message))
    child.once('close', (code) => {
      console.log(code === 0 ? `${name}: good` : `${name}:\n${words}`)
      done(code === 0)
    })
  })
}

const results = await Promise.all(CHECKS.map(check))
if (results.includes(false)) process.exitCode = 1
