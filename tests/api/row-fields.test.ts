import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { recorded } from '~/api/audit-log/audited'
import { MemoryStore } from '~/api/store/memory'
import { type ShopRows, TABLES, type TableName, tableNames } from '~/api/store/shop-schema'
import type { Table } from '~/api/store/store'
import { PRODUCT_COLUMNS } from '~/domain/catalog/product-columns'
import { fullProduct } from '../fixtures/features/catalog'
import { GIVEN, type Given } from '../fixtures/given'
import { ROWS } from '../fixtures/rows/every-row'

type Row = Record<string, unknown>

interface Definition {
  type: string
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  in?: z.core.$ZodType
  out?: z.core.$ZodType
}

const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition

const isThere = (value: unknown) => value !== undefined && value !== null

/** Optional fields of a schema that `values` always have or never have. */
function onesided(schema: z.core.$ZodType, values: readonly unknown[], path = ''): string[] {
  const { shape, innerType, element, options, in: before, out } = definitionOf(schema)
  const present = values.filter(isThere)
  if (shape) return Object.entries(shape).flatMap(([field, each]) => onesidedField(each, present as Row[], field, path))
  if (element) return onesided(element, present.flat(), `${path}[]`)
  if (options) return options.flatMap((option) => onesided(option, present.filter(fits(option)), path))
  return [innerType, before, out].flatMap((part) => (part ? onesided(part, present, path) : []))
}

function onesidedField(schema: z.core.$ZodType, rows: readonly Row[], field: string, path: string): string[] {
  const of = path ? `${path}.${field}` : field
  const values = rows.map((row) => row[field])
  const isOptional = definitionOf(schema).type === 'optional'
  return [
    ...(isOptional && !values.some(isThere) ? [`${of} is never there`] : []),
    ...(isOptional && !values.includes(undefined) ? [`${of} is never absent`] : []),
    ...onesided(schema, values, of),
  ]
}

const fits = (schema: z.core.$ZodType) => (value: unknown) => (schema as z.ZodMiniType).safeParse(value).success

test.each(tableNames())('the fixtures of %s have a row with each optional field, and one without', (name) => {
  expect(onesided(TABLES[name].row, ROWS[name])).toEqual([])
})

/** Each value in a row, as its path and the row with another value there. */
function* withOthers(row: Row, path = ''): Generator<[path: string, row: Row]> {
  for (const [field, value] of Object.entries(row)) {
    const of = path ? `${path}.${field}` : field
    if (typeof value !== 'object' || value === null || Array.isArray(value)) yield [of, { ...row, [field]: other(value) }]
    else for (const [each, changed] of withOthers(value as Row, of)) yield [each, { ...row, [field]: changed }]
  }
}

function other(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.slice(1) : ['other']
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return /^\d{4}-\d\d-\d\dT/.test(String(value)) ? '2027-01-01T00:00:00.000Z' : `${value}x`
}

/** The sorted paths; source texts of translations count as one. */
const unique = (paths: Iterable<string>) =>
  [...new Set(Iterator.from(paths).map((path) => path.replace(/^(translatedFrom)\..*/, '$1')))].sort()

test('every field of a product has a CSV column, except those that the shop sets', () => {
  const row = fullProduct(1, 'A')
  const cells = (of: Row) => PRODUCT_COLUMNS.map(({ read }) => read(of as typeof row))
  const before = cells(row)
  const left = withOthers(row).filter(([, changed]) => cells(changed).every((cell, index) => cell === before[index]))
  expect(unique(left.map(([path]) => path))).toEqual(['id', 'ratingCount', 'ratingSum', 'translatedFrom', 'version'])
})

/** Fields that the audit log omits, because the shop sets them or another field covers them. */
const NOT_AUDITED: Given['unaudited'] = Object.assign({}, ...GIVEN.map(({ unaudited }) => unaudited))

const AUDITED = tableNames().filter((name) => name !== 'changes')

/** The fields whose changes the audit log does not record; undefined if it records none of the table. */
async function unnoted(name: TableName): Promise<string[] | undefined> {
  const noted = async (before: Row, after: Row) => {
    const store = new MemoryStore({ [name]: [before] } as Partial<ShopRows>)
    return store.update((shop) => {
      recorded(shop, { username: undefined, now: '2026-03-01T06:00:00.000Z' }, (inner) => (inner[name] as Table<Row>).put(after))
      return [...shop.changes.rows()].length > 0
    })
  }
  const [left, seen] = [new Set<string>(), new Set<string>()]
  for (const row of ROWS[name] as Row[]) {
    for (const [path, changed] of withOthers(row)) {
      if (path !== TABLES[name].key) ((await noted(row, changed)) ? seen : left).add(path)
    }
  }
  return seen.size > 0 ? unique(left) : undefined
}

test.each(AUDITED)('the audit log records every field of %s, except those listed here', async (name) => {
  expect(await unnoted(name)).toEqual(NOT_AUDITED?.[name])
})
