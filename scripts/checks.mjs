/** Checks of types, lint and format; silent without errors. `astro check` reads only .astro files, six times faster than all. */
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
