import * as z from 'zod/mini'
import { BOT_FIELD, BOT_SENTENCE } from '~/domain/bot-field'
import { MAX_IMAGE_BYTES } from '~/domain/catalog/images-schema'
import { hasNoncharacter } from '~/domain/noncharacters'
import { said } from '~/domain/sentences'
import type { CallRequest } from './call-request'
import { invalid, Refusal, tooLarge } from './problems'

const MB = 1024 * 1024

export const MAX_JSON_BYTES = 64 * 1024
const MAX_CSV_BYTES = 1024 * 1024
const MAX_MULTIPART_BYTES = MAX_IMAGE_BYTES + 4 * 1024

/** The schema of a call without a body; any JSON sent is ignored. */
export const nothing = z.undefined()
/** The schema of a call with a picture: multipart, in the field `image`. */
export const picture = z.instanceof(File)
/** The schema of a call with a CSV file: text/csv in UTF-8. */
export const table = z.string()

export interface Body<Input> {
  input: Input
  /** The body as sent, if it is text. */
  text: string
}

/** Reads and validates a body: 415, 413, 400, or 422 with a sentence per field. */
export async function readBody<Input>(request: CallRequest, schema: z.ZodMiniType<Input>): Promise<Body<Input>> {
  if (schema === (nothing as unknown)) {
    if (request.headers.get('content-type')) refuseOtherType(request, 'application/json')
    return { input: undefined as Input, text: '' }
  }
  if (schema === (picture as unknown)) return { input: (await readPicture(request)) as Input, text: '' }
  if (schema === (table as unknown)) {
    const text = await readText(request, 'text/csv', MAX_CSV_BYTES)
    const line = text.split('\n').findIndex(hasNoncharacter) + 1
    if (line > 0) throw invalid([{ path: 'file', message: `Line ${line} has a character that cannot be read.` }])
    return { input: text as Input, text }
  }
  const text = await readText(request, 'application/json', MAX_JSON_BYTES)
  const value = parseJson(text)
  refuseBot(value)
  return { input: checked(value, schema), text }
}

export async function readBytes(
  { headers, body }: Pick<CallRequest, 'headers' | 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge(inWords(limit))
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > limit) throw tooLarge(inWords(limit))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const inWords = (bytes: number) => (bytes < MB ? `${bytes / 1024} KB` : `${Math.floor(bytes / MB)} MB`)

const utf8 = new TextDecoder()

async function readText(request: CallRequest, type: string, limit: number): Promise<string> {
  refuseOtherType(request, type)
  return utf8.decode(await readBytes(request, limit))
}

async function readPicture(request: CallRequest): Promise<File> {
  refuseOtherType(request, 'multipart/form-data')
  const bytes = await readBytes(request, MAX_MULTIPART_BYTES)
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' }
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw new Refusal(400, 'This is not a valid form.')
  })
  const image = form.get('image')
  if (image instanceof File && image.size > 0 && [...form].length === 1) return image
  throw invalid([{ path: 'image', message: 'Please send one picture.' }])
}

function refuseOtherType(request: CallRequest, type: string) {
  const sent = request.headers.get('content-type')?.toLowerCase() ?? ''
  const [, charset] = /;\s*charset="?([^\s;"]*)/.exec(sent) ?? []
  if (sent.split(';')[0]?.trim() !== type) throw new Refusal(415, `Please send ${type}.`)
  if (charset !== undefined && charset !== 'utf-8') throw new Refusal(415, `Please send ${type} in UTF-8.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'This is not valid JSON.')
  }
}

function refuseBot(value: unknown) {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, BOT_FIELD)) return
  const filled = (value as Record<string, unknown>)[BOT_FIELD]
  if (filled !== '' && filled !== null) throw invalid([{ path: BOT_FIELD, message: BOT_SENTENCE }])
}

/**
 * Validates a value; 422 with a sentence per invalid field, and for texts with noncharacters. Schemas accept those, because old
 * rows may contain them.
 */
export function checked<Input>(value: unknown, schema: z.ZodMiniType<Input>): Input {
  const parsed = parse(value, schema)
  if (parsed.success) {
    const broken = brokenTexts(parsed.data).map((path) => ({ path, ...said('broken-character') }))
    if (broken.length > 0) throw invalid(broken)
    return parsed.data
  }
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message: path.length > 0 ? message : 'Please send the fields as a JSON object.',
  }))
  throw invalid(errors.filter(({ path }, index) => errors.findIndex((other) => other.path === path) === index))
}

/** The paths of texts with characters that input may not contain. */
function brokenTexts(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value === 'string') return hasNoncharacter(value) ? [path.join('.')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => brokenTexts(each, [...path, name]))
}

/** The sentence of a check that has none of its own. */
function plainSentence(issue: z.core.$ZodRawIssue): string {
  const type = issue.code === 'invalid_type' ? issue.expected : 'origin' in issue ? issue.origin : undefined
  if (type === 'boolean') return 'Please say yes or no.'
  return type === 'int' || type === 'number' ? 'Please give a whole number from 0.' : 'Please look at this field again.'
}

/** zod reads the `length` of texts and lists; an object instead of one may make it throw. */
function parse<Input>(value: unknown, schema: z.ZodMiniType<Input>) {
  try {
    return schema.safeParse(value, { error: plainSentence })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw invalid([{ path: '', message: 'Please send each field as what it is: a text, a number or a list.' }])
  }
}
