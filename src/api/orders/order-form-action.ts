import { measured } from '~/domain/catalog/measures'
import type { Product } from '~/domain/catalog/schema'
import { newContact } from '~/domain/contacts/schema'
import { money } from '~/domain/money-schema'
import { bagsIn } from '~/domain/orders/bags'
import { chosenFeed, FIRST_BAGS, type LineItem, rowError } from '~/domain/orders/line-items'
import { requiresOrderEmail } from '~/domain/orders/order-email'
import { contactOf, formErrors, type Goods, notificationOf, orderOf } from '~/domain/orders/order-form'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { MAX_ORDER_ITEMS, newOrder, type OrderForm, orderForm, orderFormWithEmail, quantity } from '~/domain/orders/schema'
import { needsDistrict } from '~/domain/orders/shown-delivery'
import { SENTENCES, type Sentences, said } from '~/domain/sentences'
import { REQUIRED } from '~/domain/text'
import type { Language } from '~/languages'
import { createContact } from '../contacts/contacts'
import type { Call } from '../http/call'
import { askedIn, type FormAction, formData, handleFormAction, keyOf, type Post, textIn } from '../http/form-actions'
import { madeOnce } from '../http/idempotency'
import { invalid, Refusal } from '../http/problems'
import { checked } from '../http/request-body'
import { createNotification } from '../notifications/notifications'
import type { Shop } from '../store/store'
import { listDeliveryCharges } from './delivery-charges'
import { placeOrder } from './orders'
import { recentOrderCookie } from './recent-order'

interface OrderFormAnswer extends FormAction<keyof OrderForm> {
  sku: string
  /** The chosen further feeds. */
  more: readonly LineItem[]
}

type Checked = OrderForm & { sku: string; price: string; deliveryCharge: string; more: readonly Chosen[] }

interface Chosen {
  sku: string
  price: string
  quantity: number
}

const fields = ['name', 'email', 'phone', 'address', 'district', 'quantity', 'message'] as const

/** Places the order of a posted form with contact and notification, in one transaction. A refusal returns the form. */
export async function orderFormAction(
  request: Request,
  locals: App.Locals,
  headers: Headers,
  sentences: Sentences = SENTENCES,
  language: Language = 'en',
): Promise<OrderFormAnswer> {
  const data = await formData(request)
  const taken = textIn(data, 'take')
  if (taken) data.set('quantity', taken)
  const sku = textIn(data, 'order')
  const rows = rowsIn(data)
  const more = rows.filter((row) => row.feed || rowError(row))
  const isPressed = (button: string) => !locals.refusal && textIn(data, button) !== ''
  if (isPressed('recount')) return { ...recounted(data), sku, more }
  if (isPressed('another')) return { ...recounted(data), sku, more: [...rows, { feed: '', bags: FIRST_BAGS }] }
  const post: Post = { request, locals, headers, sentences }
  const posted = await handleFormAction(post, data, {
    path: '/shop',
    fields,
    asksOnce: true,
    check: async (form) => {
      const schema = (await locals.store.read(requiresOrderEmail)) ? orderFormWithEmail : orderForm
      return { ...checked({ ...form, quantity: Number(form.quantity) }, schema), ...goodsIn(data, rows) }
    },
    mutate: (shop, call) => place(shop, call, textsIn(data), language),
    errorsOf: formErrors,
  })
  if (posted.id !== undefined) headers.append('Set-Cookie', await recentOrderCookie(locals, posted.id))
  return { ...posted, sku, more }
}

const textsIn = (data: FormData) =>
  Object.fromEntries(fields.map((name) => [name, textIn(data, name)])) as Record<keyof OrderForm, string>

/** A form that is only returned with its total: as typed, with the bags as an integer. */
function recounted(data: FormData): FormAction<keyof OrderForm> {
  const form = textsIn(data)
  return {
    status: 200,
    form: { ...form, quantity: String(bagsIn(form.quantity)) },
    errors: {},
    sentence: '',
    key: keyOf(data),
    ...askedIn(data),
  }
}

function rowsIn(data: FormData): LineItem[] {
  const bags = data.getAll('bags')
  return data.getAll('feed').map((feed, index) => ({ feed: String(feed), bags: String(bags[index] ?? '') }))
}

/** The goods of the form, at the prices it showed. 422 for values that our form cannot send. */
function goodsIn(data: FormData, rows: readonly LineItem[]): Omit<Checked, keyof OrderForm> {
  for (const row of rows) {
    const error = rowError(row)
    if (error) throw new Refusal(422, said(error))
  }
  const chosen = rows.filter(({ feed }) => feed !== '')
  if (chosen.length >= MAX_ORDER_ITEMS) throw new Refusal(422, `Please order at most ${MAX_ORDER_ITEMS} products at once.`)
  const more = chosen.map(({ feed, bags }) => {
    const offered = chosenFeed(feed)
    if (!offered) throw new Refusal(422, said('not-for-sale'))
    return { ...offered, quantity: checked(bagsIn(bags), quantity) }
  })
  return { sku: textIn(data, 'order'), price: shown(data, 'price'), deliveryCharge: shown(data, 'delivery'), more }
}

/** Does the same as the three calls of scripts, each idempotent by the attempt's keys, because scripts may have made some. */
function place(shop: Shop, call: Call<Checked>, texts: Record<keyof OrderForm, string>, language: Language) {
  const { input, idempotencyKey, now } = call
  const { sku, price, deliveryCharge, more, ...form } = input
  const goods: Goods = {
    product: { ...offered(shop, sku), price },
    more: more.map((each) => ({ product: { ...offered(shop, each.sku), price: each.price }, quantity: each.quantity })),
    deliveryCharge,
  }
  if (needsDistrict(listDeliveryCharges(shop), form)) throw invalid([{ path: 'district', message: REQUIRED }])
  const [orderKey, contactKey, notificationKey] = idempotencyKey ? orderKeysOf(idempotencyKey) : []
  const typed = { ...texts, quantity: bagsIn(texts.quantity) }
  const { id: orderId } = madeOnce(
    shop,
    { path: '/api/orders', key: orderKey, body: orderOf(typed, goods, language), now },
    (rows) => placeOrder(rows, { ...call, input: checked(orderOf(form, goods, language), newOrder) }),
  )
  madeOnce(shop, { path: '/api/contact', key: contactKey, body: contactOf(typed, goods, language), now }, (rows) =>
    createContact(rows, { ...call, input: checked(contactOf(form, goods, language), newContact) }),
  )
  madeOnce(shop, { path: '/api/notifications', key: notificationKey, body: notificationOf(typed, goods), now }, (rows) =>
    createNotification(rows, { ...call, input: notificationOf(form, goods) }, { orderId }),
  )
  return { id: orderId }
}

const shown = (data: FormData, name: 'price' | 'delivery'): string => money.safeParse(textIn(data, name)).data ?? '0.00'

function offered(shop: Shop, sku: string): Product {
  for (const product of shop.products.rows())
    if (product.sku === sku && product.isActive) return { ...product, weight: measured(product.weight) }
  throw new Refusal(422, said('not-for-sale'))
}
