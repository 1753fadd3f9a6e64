import type { bench } from './bench/frame'

interface Bench {
  measures: string
  load: () => Promise<{ default: ReturnType<typeof bench> }>
}

const benches: Record<string, Bench> = {
  store: { measures: 'orders kept under kills and a full disk, and how fast', load: () => import('./bench/store') },
  stores: { measures: 'files and PostgreSQL side by side', load: () => import('./bench/stores') },
  api: { measures: 'calls, growth over years, floods', load: () => import('./bench/api') },
  memory: { measures: 'what a server of 512 MB holds', load: () => import('./bench/memory') },
  web: { measures: 'weight and paint of each page on an emulated line', load: () => import('./bench/web') },
  line: { measures: 'paint of each page over real packets; Linux and root', load: () => import('./bench/line') },
  tap: { measures: 'waits after a tap over real packets; Linux and root', load: () => import('./bench/tap') },
  inp: { measures: 'frames that answer an input', load: () => import('./bench/inp') },
  ponds: { measures: 'a pond book of years', load: () => import('./bench/ponds') },
}

const [name = '', ...args] = process.argv.slice(2)
const chosen = benches[name]
if (chosen) await (await chosen.load()).default(args)
else {
  console.log('npm run bench -- NAME, one of:')
  for (const [each, { measures }] of Object.entries(benches)) console.log(`  ${each.padEnd(8)}${measures}`)
  if (name) process.exitCode = 1
}
