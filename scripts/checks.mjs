/** Types and lint: each is quiet where all is well. `astro check` reads the .astro files alone, six times faster than all. */
export const CHECKS = [
  { name: 'types', command: 'node', args: ['node_modules/typescript-7/bin/tsc', '--noEmit'] },
  {
    name: 'types of .astro',
    command: 'astro',
    args: ['check', '--noSync', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.astro.json'],
  },
  { name: 'lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'format of .astro', command: 'prettier', args: ['--check', '--log-level', 'warn', 'src/**/*.astro'] },
]
