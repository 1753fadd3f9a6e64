import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Not a package of this project: it is fetched when this script first runs, and would double an installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const RUNS = 3
const TRIES = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const FIGURES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

interface Report {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

interface Scores {
  /** Performance, accessibility, best practices, SEO; each 0 to 100. */
  scores: number[]
  /** First and largest paint and blocking time in milliseconds, and the layout shift. */
  figures: number[]
  failed: string[]
}

/** Lighthouse's mobile scores of a page: of three runs the one with the middle performance. */
export async function lighthouse(address: string): Promise<Scores> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await reportOf(address))
  const [, middle] = reports.sort((one, other) => one.categories.performance.score - other.categories.performance.score)
  const { categories, audits } = middle as Report
  return {
    scores: CATEGORIES.map((name) => Math.round(categories[name].score * 100)),
    figures: FIGURES.map((name) => audits[name]?.numericValue ?? Number.NaN),
    failed: Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title }) => title),
  }
}

/** Now and then Lighthouse loses the trace of a page, and asks to be run again. */
async function reportOf(address: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await report(address)
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

async function report(address: string): Promise<Report> {
  const flags = [
    '--quiet',
    '--output=json',
    `--only-categories=${CATEGORIES.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --enable-automation',
  ]
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', address, ...flags],
    {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] ?? '/usr/bin/chromium' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout)
}
