import type { Language } from '~/languages'
import { bagsIn } from '~/rules/bags'
import { contactOf, formErrors, notificationOf, orderOf } from '~/rules/orders'
import { money } from '~/schemas/money'
import { type OrderForm, orderForm } from '~/schemas/orders'
import type { Product } from '~/schemas/products'
import { SENTENCES, type Sentences, said } from '~/schemas/sentences'
import { createContact } from './contacts'
import type { Call } from './http/call'
import { handlePostedForm, type Post, type PostedForm, postedData, textIn } from './http/posted-forms'
import { Refusal } from './http/problems'
import { checked } from './http/request-body'
import { createNotification } from './notifications'
import { placeOrder } from './orders'
import type { Shop } from './store/store'

export interface PostedOrder extends PostedForm<keyof OrderForm> {
  sku: string
}

const fields = ['name', 'email', 'phone', 'address', 'district', 'quantity', 'message'] as const

/** Places the order of a posted form with its contact and notification, in one change. A refusal comes back with the form. */
export async function placePostedOrder(
  request: Request,
  locals: App.Locals,
  headers: Headers,
  sentences: Sentences = SENTENCES,
  language: Language = 'en',
): Promise<PostedOrder> {
  const data = await postedData(request)
  const sku = textIn(data, 'order')
  if (textIn(data, 'recount')) return { ...recounted(data), sku }
  const post: Post = { request, locals, headers, sentences }
  const posted = await handlePostedForm(post, data, {
    path: '/shop',
    fields,
    check: (form) => ({ sku, ...checked({ ...form, quantity: Number(form.quantity) }, orderForm) }),
    mutate: (shop, call, typed) => place(shop, call, typed, language),
    errorsOf: formErrors,
  })
  return { ...posted, sku }
}

/** A form that comes back only for its total: as it was typed, the bags as a whole number. */
function recounted(data: FormData): PostedForm<keyof OrderForm> {
  const form = Object.fromEntries(fields.map((name) => [name, textIn(data, name)])) as Record<keyof OrderForm, string>
  return { status: 200, form: { ...form, quantity: String(bagsIn(form.quantity)) }, errors: {}, sentence: '' }
}

function place(shop: Shop, call: Call<OrderForm & { sku: string }>, data: FormData, language: Language) {
  const { sku, ...form } = call.input
  const product = { ...offered(shop, sku), price: shownPrice(data) }
  const { id: orderId } = placeOrder(shop, { ...call, input: orderOf(form, product, language) })
  createContact(shop, { ...call, input: contactOf(form, product, language) })
  createNotification(shop, { ...call, input: notificationOf(form, product) }, { orderId })
}

const shownPrice = (data: FormData): string => money.safeParse(textIn(data, 'price')).data ?? '0.00'

function offered(shop: Shop, sku: string): Product {
  for (const product of shop.products.rows()) if (product.sku === sku && product.isActive) return product
  throw new Refusal(422, said('not-for-sale'))
}
