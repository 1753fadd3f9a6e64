import * as z from 'zod/mini'
import { isAskedOfRows } from './text'

/** What of a schema holds others, or its checks. */
const PARTS = ['shape', 'element', 'innerType', 'in', 'out', 'options', 'checks']

/** The schema of a row that was made from one of what people send: a shop that opened once opens always, whatever is asked since. */
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
