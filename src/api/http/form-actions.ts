import { BOT_FIELD } from '~/domain/bot-field'
import type { FieldError } from '~/domain/problems'
import { askedOf, questionsOf, type Reach } from '~/domain/reachable'
import { inWords, type Sentences, said } from '~/domain/sentences'
import { recordedCall } from '../audit-log/audited'
import { authenticate, readCredentials, STRANGER } from '../auth/auth'
import type { Shop } from '../store/store'
import type { Call } from './call'
import { answerOnce, type EarlierAnswer, KEY_HEADER, type StoredAnswer } from './idempotency'
import { takeWrite } from './mutations'
import { isForeign } from './origins'
import { conflict, Refusal, refusalOf } from './problems'

/** The result of a form posted without scripts: its input and the refusal. */
export interface FormAction<Field extends string> {
  status: number
  form: Record<Field, string>
  errors: Partial<Record<Field, string>>
  sentence: string
  /** The key for the next submit: the same, unless something was stored with it. */
  key: string
  /** The contact data about which it was asked. */
  asked?: string
  retryAfter?: string
  /** The id of the created row, if the handler returns it. */
  id?: number
}

export interface Post {
  request: Request
  locals: App.Locals
  headers: Headers
  sentences: Sentences
}

interface FormHandler<Field extends string, Input> {
  path: string
  fields: readonly Field[]
  check: (form: Record<Field, string>) => Input | Promise<Input>
  mutate: (shop: Shop, call: Call<Input>) => { id: number } | undefined
  /** Whether the row of an earlier submit still exists; if not, an equal form counts as new. */
  stillExists?: (shop: Shop, id: number) => boolean
  /** The URL is secret, so a page without a Referer may send it. */
  skipOriginCheck?: boolean
  /** Further keys for the rate limit, besides the sender's address. */
  counted?: readonly string[]
  /** Whether it asks once about an unreachable phone or e-mail address. */
  asksOnce?: boolean
  errorsOf?: (errors: readonly FieldError[]) => Partial<Record<Field, string>>
}

/** An equal form without a key, posted again within one or two of these, is questioned. */
const PRESSED_TWICE_WITHIN = 60_000
/** An equal form with the same key within this time is a retry; later it may be a second order. */
const RETRIED_WITHIN = 600_000

/**
 * Stores a posted form in one transaction: 201, or the refusal with the form. The `key` of a rendered page makes repeated posts
 * one change; after ten minutes it asks: 409 with the form and another key. A cached page has no key: then 409 for equal
 * content within a minute.
 */
export async function handleFormAction<Field extends string, Input>(
  post: Post,
  data: FormData,
  handler: FormHandler<Field, Input>,
): Promise<FormAction<Field>> {
  const typed = handler.fields.map((name) => [name, textIn(data, name)])
  const form = Object.fromEntries(typed) as Record<Field, string>
  const key = keyOf(data)
  const asked = askedIn(data)
  try {
    const id = await updateOnce(post, data, handler, form)
    return { status: 201, form, errors: {}, sentence: '', key, ...asked, ...(id !== undefined && { id }) }
  } catch (error) {
    const { status, said: why, headers, errors: refusals = [] } = refusalOf(error, `POST ${handler.path}`, post.locals)
    const refused = refusals.map((each) => ({ ...each, message: inWords(each, post.sentences) }))
    const errors = { ...fieldErrors(refused, handler.fields), ...handler.errorsOf?.(refused) }
    const isKeyUsed = refused.some(({ path }) => path === KEY_HEADER) || why.code === SENT_BEFORE.code
    const sentence = Object.keys(errors).length > 0 ? '' : inWords(isKeyUsed ? SENT_BEFORE : why, post.sentences)
    const { 'Retry-After': retryAfter } = headers
    return {
      status,
      form,
      errors,
      sentence,
      key: isKeyUsed ? crypto.randomUUID() : key,
      ...(error instanceof AskedOnce ? { asked: askedOf(form) } : asked),
      ...(retryAfter && { retryAfter }),
    }
  }
}

/** The contact data about which the form already asked. */
export function askedIn(data: FormData): Pick<FormAction<string>, 'asked'> {
  const asked = textIn(data, 'asked')
  return asked ? { asked } : {}
}

/** A question about unusual but valid input. */
class AskedOnce extends Refusal {}

function askOnce(form: Reach, asked: string) {
  const questions = Object.entries(questionsOf(form))
  if (questions.length === 0 || asked === askedOf(form)) return
  const errors = questions.map(([path, code]) => ({ path, ...said(code) }))
  throw new AskedOnce(422, errors[0]?.message ?? '', { errors })
}

const SENT_BEFORE = said('sent-before')

/** The key of a posted form, or a new one. */
export const keyOf = (data: FormData): string => textIn(data, 'key') || crypto.randomUUID()

export const formData = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())

/** A field as typed: browsers post line breaks as CRLF. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** Returns the id of the row created now or earlier. */
async function updateOnce<Field extends string, Input>(
  { request, locals, headers }: Post,
  data: FormData,
  { path, check, mutate, stillExists = () => true, skipOriginCheck, asksOnce, counted = [] }: FormHandler<Field, Input>,
  form: Record<Field, string>,
): Promise<number | undefined> {
  if (locals.refusal) throw locals.refusal
  if (!skipOriginCheck && isForeign(request)) throw new Refusal(403, said('foreign'))
  const [now, key] = [locals.store.now(), textIn(data, 'key') || undefined]
  const credentials = readCredentials(request, locals.isHttps)
  const sender = {
    request,
    routePattern: path,
    params: {},
    caller: { ...STRANGER, visitorHash: credentials.visitor },
    now,
    locals,
  }
  const { call, text, setCookie } = await takeWrite(sender, { path, key, senders: [locals.address, ...counted] }, async () => {
    if (textIn(data, BOT_FIELD) !== '') throw new Refusal(422, said('bot'))
    const input = await check(form)
    return { input, text: JSON.stringify(input) }
  })
  const sent = { path, keys: key ? [key] : contentKeys(text, now), text, now: call.now }
  const answer = await locals.store.update((shop) => {
    const mayRepeat = (earlier: EarlierAnswer) => {
      const made = idIn(earlier)
      if (made !== undefined && !stillExists(shop, made)) return false
      if (!key || now.getTime() - Date.parse(earlier.createdAt) > RETRIED_WITHIN) throw conflict(SENT_BEFORE)
      return true
    }
    return answerOnce(shop, { ...sent, mayRepeat }, (rows) => {
      const caller = authenticate(rows, { ...credentials, visitor: call.caller.visitorHash }, now.getTime())
      const made = recordedCall(rows, { ...call, caller }, (noted) => mutate(noted, { ...call, caller }))
      // After all checks, so that the question comes last.
      if (asksOnce) askOnce(form, textIn(data, 'asked'))
      return { status: 201, body: made ? JSON.stringify({ id: made.id }) : null }
    })
  })
  if (setCookie) headers.append('Set-Cookie', setCookie)
  return idIn(answer)
}

const idIn = ({ body }: Pick<StoredAnswer, 'body'>): number | undefined => (body === null ? undefined : JSON.parse(body).id)

/** Keys for equal content in this minute and the previous one. */
function contentKeys(sent: string, now: Date): string[] {
  const minute = Math.floor(now.getTime() / PRESSED_TWICE_WITHIN)
  return [`${minute} ${sent}`, `${minute - 1} ${sent}`]
}

const fieldErrors = <Field extends string>(errors: readonly FieldError[], fields: readonly Field[]) =>
  Object.fromEntries(
    errors.filter(({ path }) => fields.some((name) => name === path)).map(({ path, message }) => [path, message]),
  ) as Partial<Record<Field, string>>
