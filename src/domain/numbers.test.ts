import { expect, test } from 'vitest'

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], { eager: true })

interface Def {
  type: string
  shape?: Record<string, Schema>
  [part: string]: unknown
}

interface Schema {
  _zod: { def: Def }
}

interface Check {
  _zod: { def: { check: string; value?: number } }
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value

function partsOf({ _zod: { def } }: Schema): [string, Schema][] {
  const parts: Record<string, unknown> = { ...def.shape, ...def, checks: [] }
  return Object.entries(parts).flatMap(([name, part]) =>
    ([part].flat() as unknown[]).filter(isSchema).map((each): [string, Schema] => [name, each]),
  )
}

function boundsOf(schema: Schema) {
  const checks = (schema._zod.def['checks'] ?? []) as Check[]
  const bound = (name: string) => checks.find(({ _zod }) => _zod.def.check === name)?._zod.def.value
  return { minimum: bound('greater_than'), maximum: bound('less_than') }
}

/** The path and limits of each number in a schema. */
function* numbersIn(
  path: string,
  schema: Schema,
): Iterable<{ path: string; minimum: number | undefined; maximum: number | undefined }> {
  if (schema._zod.def.type === 'number') yield { path, ...boundsOf(schema) }
  for (const [name, part] of partsOf(schema)) yield* numbersIn(`${path}.${name}`, part)
}

const numbers = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, schema]) => (isSchema(schema) ? [...numbersIn(`${file} ${name}`, schema)] : [])),
)

test('every number of every schema has a minimum and a maximum', () => {
  expect(numbers.length).toBeGreaterThan(80)
  const isBound = (bound: number | undefined) => Math.abs(bound ?? Number.NaN) < Number.MAX_SAFE_INTEGER
  expect(numbers.filter(({ minimum, maximum }) => !isBound(minimum) || !isBound(maximum)).map(({ path }) => path)).toEqual([])
})
