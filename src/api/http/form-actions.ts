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

/** The result of a form posted without scripts: what was typed, and why it was refused. */
export interface FormAction<Field extends string> {
  status: number
  form: Record<Field, string>
  errors: Partial<Record<Field, string>>
  sentence: string
  /** Under which it is posted next: that of this one, unless something was sent under it. */
  key: string
  /** How its sender may be reached, where that was asked about. */
  asked?: string
  retryAfter?: string
  /** Of the row that it made, where its handler says so. */
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
  /** Whether what an earlier form has made still stands: if not, the same form is a new one. */
  stillExists?: (shop: Shop, id: number) => boolean
  /** Its address is a secret that no other site knows: then a page without a Referer may send it. */
  skipOriginCheck?: boolean
  /** What is counted beside the sender's address. */
  counted?: readonly string[]
  /** Whether it is asked once about a phone that cannot be rung, and an address that nothing can be sent to. */
  asksOnce?: boolean
  errorsOf?: (errors: readonly FieldError[]) => Partial<Record<Field, string>>
}

/** The same form without a key, posted again within one to two of these, is asked about. */
const PRESSED_TWICE_WITHIN = 60_000
/** The same form with its key, posted again within this, is a retry; later somebody may have come back to order once more. */
const RETRIED_WITHIN = 600_000

/**
 * Stores a posted form in one change: 201, or the refusal with the form. The `key` of the page as it was served makes a form
 * posted twice one change; after ten minutes it is asked about: 409, and the form with another key. A cached page has none: then
 * 409 for the same content within a minute.
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

/** What a form was asked about already. */
export function askedIn(data: FormData): Pick<FormAction<string>, 'asked'> {
  const asked = textIn(data, 'asked')
  return asked ? { asked } : {}
}

/** A question about what would be taken as it is. */
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

/** A field as it was typed: browsers post each line break as two characters. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
}

/** Answers with the id of what was made, now or before. */
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
      // After all that refuses it, so that the question is the last thing in its way.
      if (asksOnce) askOnce(form, textIn(data, 'asked'))
      return { status: 201, body: made ? JSON.stringify({ id: made.id }) : null }
    })
  })
  if (setCookie) headers.append('Set-Cookie', setCookie)
  return idIn(answer)
}

const idIn = ({ body }: Pick<StoredAnswer, 'body'>): number | undefined => (body === null ? undefined : JSON.parse(body).id)

/** What is sent, in this minute and the one before. */
function contentKeys(sent: string, now: Date): string[] {
  const minute = Math.floor(now.getTime() / PRESSED_TWICE_WITHIN)
  return [`${minute} ${sent}`, `${minute - 1} ${sent}`]
}

const fieldErrors = <Field extends string>(errors: readonly FieldError[], fields: readonly Field[]) =>
  Object.fromEntries(
    errors.filter(({ path }) => fields.some((name) => name === path)).map(({ path, message }) => [path, message]),
  ) as Partial<Record<Field, string>>
