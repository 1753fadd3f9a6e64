import * as z from 'zod/mini'
import { invalid, Refusal, tooLarge } from './problems'

export const MAX_JSON_BYTES = 64 * 1024

/** The schema of a call that takes no body; whatever is sent is ignored. */
export const nothing = z.undefined()

/** Reads a JSON body and checks it: 415, 413, 400 or 422 with a sentence for each field. `text` is what was sent. */
export async function readBody<Input>(request: Request, schema: z.ZodMiniType<Input>): Promise<{ input: Input; text: string }> {
  if (schema === (nothing as unknown)) return { input: undefined as Input, text: '' }
  if (!isJson(request)) throw new Refusal(415, 'Please send application/json.')
  const text = await request.text()
  if (Buffer.byteLength(text) > MAX_JSON_BYTES) throw tooLarge('64 KB')
  return { input: checked(parseJson(text), schema), text }
}

const isJson = (request: Request) => /^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? '')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This is not valid JSON.')
  }
}

/** The value as its schema makes it; 422 with a sentence for each refused field. */
export function checked<Input>(value: unknown, schema: z.ZodMiniType<Input>): Input {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: path.length > 0 ? message : 'Please send the fields as a JSON object.',
  }))
  throw invalid(errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index))
}
