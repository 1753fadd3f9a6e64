import * as z from 'zod/mini'
import { isAskedOfRows } from './text'

/** The properties of a schema that contain other schemas or checks. */
const PARTS = ['shape', 'element', 'innerType', 'in', 'out', 'options', 'checks']

/** Derives the schema of stored rows from one of input, without newer input checks, so that old shops still open. */
export function asStored<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  const def: object = schema._zod.def
  const parts = Object.entries(def).filter(([name]) => PARTS.includes(name))
  const changed = Object.fromEntries(parts.map(([name, part]) => [name, storedPart(part)]))
  return z.clone(schema, z.util.mergeDefs(def, changed))
}

function storedPart(part: unknown): unknown {
  if (part instanceof z.core.$ZodType) return asStored(part)
  if (Array.isArray(part)) return part.filter(isAskedOfRows).map(storedPart)
  if (part instanceof z.core.$ZodCheck) return part
  return Object.fromEntries(Object.entries(part as object).map(([name, each]) => [name, storedPart(each)]))
}
