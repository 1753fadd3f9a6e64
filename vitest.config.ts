import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { getViteConfig } from 'astro/config'
import type { TestUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SLOWEST = ['deploy', 'html', 'hostile', 'postgres', 'faults', 'server', 'api']

const UNITS = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']

const filesWith = (words: string) =>
  globSync([...UNITS, 'tests/**/*.test.ts']).filter((file) => readFileSync(file, 'utf8').includes(words))

/** Files that mock modules run isolated. */
const MOCKING = filesWith('vi.mock(')

/** Files with a DOM run isolated, because they leave state in the document or a store. */
const WITH_DOM = filesWith('@vitest-environment happy-dom').filter((file) => !MOCKING.includes(file))

/** The first 31 bits of the current commit; 0 outside a repository. */
function commitSeed(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return Number.parseInt(hash.slice(0, 8), 16) >>> 1
  } catch {
    return 0
  }
}

/** Runs the slowest suites first, so that none of their files is left alone at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ project }: TestSpecification) => SLOWEST.toReversed().indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one))
  }
}

/** A store that a test opens has the tables of all features. */
const FEATURES = { setupFiles: ['src/api/features.ts'] }

const suite = (name: string, include = [`tests/${name}/**/*.test.ts`], options: TestUserConfig = {}) => ({
  extends: true,
  test: { name, include, exclude: [...MOCKING, ...WITH_DOM], ...options },
})

export default getViteConfig({
  test: {
    // Many of these tests wait for a server most of the time.
    maxWorkers: 5,
    // Files share the modules of their worker; reloading them would take a third of the time.
    isolate: false,
    // Long, for busy machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    sequence: { sequencer: SlowestFirst },
    env: { COMMIT_SEED: String(commitSeed()) },
    setupFiles: ['tests/fixtures/commit-seed.ts'],
    projects: [
      suite('unit', UNITS, FEATURES),
      suite('api', undefined, { setupFiles: ['tests/fixtures/shops/cheap-hashes.ts', ...FEATURES.setupFiles] }),
      suite('server', undefined, FEATURES),
      suite('pages', undefined, { globalSetup: 'tests/fixtures/shops/pages-server.ts' }),
      suite('hostile'),
      suite('faults', undefined, FEATURES),
      suite('postgres', undefined, FEATURES),
      suite('html'),
      suite('house'),
      // One of them builds the site and reinstalls its packages.
      suite('deploy', undefined, { ...FEATURES, testTimeout: 480_000, hookTimeout: 480_000 }),
      suite('dom', WITH_DOM, { exclude: [], isolate: true }),
      suite('mocks', MOCKING, { exclude: [], isolate: true }),
    ],
  },
} as Parameters<typeof getViteConfig>[0])
