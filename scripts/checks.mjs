/** Checks of types, lint and format; silent without errors. */
export const CHECKS = [
  { name: 'types', command: 'node', args: ['scripts/check-types.mjs'] },
  { name: 'lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
  { name: 'format of .astro', command: 'prettier', args: ['--check', '--log-level', 'warn', 'src/**/*.astro'] },
]
