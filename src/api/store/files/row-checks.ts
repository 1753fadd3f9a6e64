import { isDeepStrictEqual } from 'node:util'
import { TABLES, type TableName } from '../shop-schema'

const MAX_MODELS = 16

/**
 * Checks the rows of a table while a file is read. A row with the same fields and types as one that its schema left unchanged
 * is not parsed again: it was checked when written, and the file's checksum is valid.
 */
export class RowChecks {
  readonly #table: TableName
  readonly #models: object[] = []

  constructor(table: TableName) {
    this.#table = table
  }

  check(row: unknown): unknown {
    if (this.#models.some((model) => isBuiltLike(row, model))) return row
    const { data, error } = TABLES[this.#table].row.safeParse(row)
    if (error) throw new Error(`a row of ${this.#table} does not fit: ${error.issues[0]?.path.join('.')}`)
    if (!isDeepStrictEqual(data, row)) return data
    if (this.#models.length < MAX_MODELS) this.#models.push(data)
    return row
  }
}

function isBuiltLike(value: unknown, model: unknown): boolean {
  if (typeof value !== 'object' || typeof model !== 'object') return typeof value === typeof model
  if (value === null || model === null) return value === model
  if (Array.isArray(value) || Array.isArray(model)) return areBuiltLike(value, model)
  let count = 0
  for (const field in value) {
    if (!Object.hasOwn(model, field) || !isBuiltLike(value[field as never], model[field as never])) return false
    count++
  }
  return count === Object.keys(model).length
}

function areBuiltLike(values: unknown, models: unknown): boolean {
  if (!Array.isArray(values) || !Array.isArray(models)) return false
  if (models.length === 0) return values.length === 0
  return values.every((value) => isBuiltLike(value, models[0]))
}
