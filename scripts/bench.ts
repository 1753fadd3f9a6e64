import type { bench } from './bench/frame'

interface Bench {
  measures: string
  load: () => Promise<{ default: ReturnType<typeof bench> }>
}

const benches: Record<string, Bench> = {
  store: { measures: 'orders kept under kills and a full disk, and how fast', load: () => import('./bench/store') },
  api: { measures: 'calls, growth over years, floods', load: () => import('./bench/api') },
  memory: { measures: 'what a server of 512 MB holds', load: () => import('./bench/memory') },
  line: {
    measures: 'paint of each page, and waits after a tap, over real packets; Linux and root',
    load: () => import('./bench/line'),
  },
  inp: { measures: 'frames that answer an input', load: () => import('./bench/inp') },
  tasks: { measures: 'tasks of a page between its first paint and a touch', load: () => import('./bench/tasks') },
}

const [name = '', ...args] = process.argv.slice(2)
const chosen = benches[name]
if (chosen) await (await chosen.load()).default(args)
else {
  console.log('npm run bench -- NAME, one of:')
  for (const [each, { measures }] of Object.entries(benches)) console.log(`  ${each.padEnd(8)}${measures}`)
  if (name) process.exitCode = 1
}
