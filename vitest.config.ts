import { getViteConfig } from 'astro/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const SLOWEST = ['deploy', 'hostile', 'postgres', 'faults', 'server', 'api']

/** Begins with the files that take longest, so that none of them is left alone at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const rank = ({ project }: TestSpecification) => SLOWEST.toReversed().indexOf(project.name)
    return (await super.sort(files)).sort((one, other) => rank(other) - rank(one))
  }
}

export default getViteConfig({
  test: {
    // Many of these tests wait for a server more than they work.
    maxWorkers: 4,
    sequence: { sequencer: SlowestFirst },
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          setupFiles: 'tests/fixtures/cheap-hashes.ts',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 20_000 },
      },
      {
        extends: true,
        test: { name: 'pages', include: ['tests/pages/**/*.test.ts'], globalSetup: 'tests/fixtures/pages-server.ts' },
      },
      {
        extends: true,
        test: { name: 'hostile', include: ['tests/hostile/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      { extends: true, test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: { name: 'postgres', include: ['tests/postgres/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: { name: 'deploy', include: ['tests/deploy/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000 },
      },
    ],
  },
} as Parameters<typeof getViteConfig>[0])
