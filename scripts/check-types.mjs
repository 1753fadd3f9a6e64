// Checks all types by one run of TypeScript 7, which reads the components as TSX. `astro check` would take twice as long alone.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertToTsx } from '@astrojs/astro2tsx'

const AS_TSX = '.astro/tsx'
/** Allowed at the top of a component: `return`, and an attribute given twice. */
const ALLOWED = new Set(['TS1108', 'TS17001'])
const ERROR = /^(\S+)\((\d+),(\d+)\): error (TS\d+): /

const lineAndColumn = (text, offset) => {
  const before = text.slice(0, offset).split('\n')
  return `${before.length},${before.at(-1).length + 1}`
}

const offsetOf = (text, line, column) =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0) +
  column -
  1

/** The written modules: their text, the component, and where a place in the text is in the component. */
const written = new Map()
const problems = []

function write(path, text, component, placeOf) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  written.set(path, { text, component, placeOf })
}

rmSync(AS_TSX, { recursive: true, force: true })
for (const component of globSync('src/**/*.astro')) {
  const source = readFileSync(component, 'utf8')
  const { code, mappings, scripts, diagnostics } = convertToTsx(source, { filename: component, ambientTypes: true })
  for (const { message, severity, position } of diagnostics)
    if (severity === 1) problems.push(`${component}(${lineAndColumn(source, position.start)}): error: ${message}`)
  const path = join(AS_TSX, component)
  write(`${path}.tsx`, code, source, (offset) => {
    const span = mappings.find(([start, length]) => offset >= start && offset < start + Math.max(length, 1))
    return span && span[1] > 0 && span[3] > 0 ? span[2] + Math.min(offset - span[0], span[3]) : undefined
  })
  for (const [index, { type, content, position }] of scripts.entries())
    if (type === 'processed-module' || type === 'module' || type === 'inline')
      write(
        `${path}.${index}.${type === 'processed-module' ? 'mts' : 'mjs'}`,
        content,
        source,
        (offset) => position.start + offset,
      )
}

const { stdout, stderr } = spawnSync(
  'node',
  ['node_modules/typescript-7/bin/tsc', '--noEmit', '--project', 'tsconfig.astro.json'],
  {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  },
)
let isShown = true
for (const line of `${stdout}${stderr}`.split('\n').filter(Boolean)) {
  const [, path, row, column, code] = ERROR.exec(line) ?? []
  const module = path && written.get(path)
  if (path) isShown = true
  if (module) {
    const place = module.placeOf(offsetOf(module.text, Number(row), Number(column)))
    isShown = place !== undefined && !ALLOWED.has(code)
    const component = path.slice(AS_TSX.length + 1).replace(/\.astro\..*$/, '.astro')
    if (isShown) problems.push(line.replace(/^\S+\)/, `${component}(${lineAndColumn(module.component, place)})`))
  } else if (isShown) problems.push(line)
}
for (const problem of problems) console.log(problem)
if (problems.length > 0) process.exitCode = 1
