import { enquiryOf, formErrors, newsOf, orderOf } from '~/rules/orders'
import { type OrderForm, orderForm } from '~/schemas/orders'
import type { Product } from '~/schemas/products'
import { firstAnswer, idempotencyHash, rememberAnswer } from './answered-requests'
import { callerOf, claimsOf } from './callers'
import { createContact } from './contacts'
import { cookie } from './cookies'
import { createNotification } from './notifications'
import { placeOrder } from './orders'
import { isForeign } from './origins'
import { Refusal, serverError, unavailable } from './problems'
import { checked } from './request-body'
import { type Shop, StoreUnavailable } from './store/store'
import { hashOf, newToken } from './tokens'

/** What became of an order form posted without scripts: what was typed, and why it was refused. */
export interface PostedOrder {
  status: number
  sku: string
  form: Record<keyof OrderForm, string>
  errors: Partial<Record<keyof OrderForm, string>>
  sentence: string
}

const FIELDS = ['name', 'email', 'phone', 'address', 'quantity', 'message'] as const

/** Places the order of a posted form with its enquiry and notification, all in one change. A refusal comes back with the form. */
export async function placePostedOrder(request: Request, locals: App.Locals, headers: Headers): Promise<PostedOrder> {
  const data = await request.formData()
  const text = (name: string) => String(data.get(name) ?? '')
  const typed = Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as PostedOrder['form']
  const posted = { sku: text('order'), form: typed, errors: {}, sentence: '' }
  try {
    if (isForeign(request)) throw new Refusal(403, 'Please order from the pages of this site.')
    await locals.limits.countWrite(locals.address, '/shop')
    const form = checked({ ...typed, quantity: Number(typed.quantity) }, orderForm)
    await place(form, { sku: posted.sku, price: text('price'), key: text('key') }, request, locals, headers)
    return { ...posted, status: 201 }
  } catch (error) {
    const refusal = refusalOf(error)
    const errors = { ...fieldErrorsOf(refusal), ...formErrors(refusal.errors ?? []) }
    return { ...posted, status: refusal.status, errors, sentence: Object.keys(errors).length > 0 ? '' : refusal.message }
  }
}

async function place(
  form: OrderForm,
  offer: { sku: string; price: string; key: string },
  request: Request,
  locals: App.Locals,
  headers: Headers,
) {
  const now = new Date()
  const claims = claimsOf(request, locals.isHttps)
  const token = claims.visitor ? undefined : newToken()
  const key = idempotencyHash('/shop', offer.key)
  const sent = JSON.stringify([form, offer.sku])
  await locals.store.update((shop) => {
    if (firstAnswer(shop, key, sent)) return
    const caller = callerOf(shop, { ...claims, ...(token && { visitor: hashOf(token) }) }, now.getTime())
    const call = { caller, params: {}, now: now.toISOString() }
    const product = { ...offered(shop, offer.sku), price: offer.price }
    placeOrder(shop, { ...call, input: orderOf(form, product) })
    createContact(shop, { ...call, input: enquiryOf(form, product) })
    createNotification(shop, { ...call, input: newsOf(form, product) })
    rememberAnswer(shop, key, sent, { status: 201, body: null }, call.now)
  })
  if (token) headers.append('Set-Cookie', cookie('visitor', token, locals.isHttps))
}

function offered(shop: Shop, sku: string): Product {
  for (const product of shop.products.rows()) if (product.sku === sku && product.isActive) return product
  throw new Refusal(422, 'This product is not for sale any more.')
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreUnavailable) return unavailable()
  console.error('POST /shop failed:', error)
  return serverError()
}

const fieldErrorsOf = ({ errors = [] }: Refusal): PostedOrder['errors'] =>
  Object.fromEntries(
    errors.filter(({ path }) => FIELDS.some((name) => name === path)).map(({ path, message }) => [path, message]),
  )
