import type { OrderForm } from '~/domain/orders/schema'
import { LAST_BUYER } from '~/stores/kept-values'
import { writeFirst } from '../forms/texts'
import { type OrderText, textsOf, writeTexts } from './texts'

// Loaded only on devices with an earlier order.

const FIELDS = ['name', 'phone', 'email', 'address', 'district'] as const satisfies (keyof OrderForm)[]

type Buyer = Partial<Record<(typeof FIELDS)[number], string>>

/** An empty buyer if none is stored. */
function lastBuyer(): Buyer {
  try {
    return JSON.parse(localStorage.getItem(LAST_BUYER) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Stores the buyer, and prefills the next order of the form. */
export function keepBuyer(form: HTMLFormElement, texts: OrderText) {
  try {
    localStorage.setItem(LAST_BUYER, JSON.stringify(texts, [...FIELDS]))
  } catch {
    // Without storage the next form is empty.
  }
  beginAsLastTime(form)
}

/** Prefills a form without a buyer with the last one of this device, and says so. */
export function beginAsLastTime(form: HTMLFormElement) {
  if (form.dataset['keeps'] === 'posted') return
  const buyer = lastBuyer()
  const typed = textsOf(form)
  // A link may have filled in the district.
  const texts = buyerOf(isOf(form, { district: typed.district }) ? { district: typed.district, ...buyer } : typed)
  writeFirst(form, buyerOf(buyer))
  writeTexts(form, texts)
  sayWhose(form)
}

document.addEventListener('input', ({ target }) => {
  const form = target instanceof Element && target.closest('form')
  if (form) sayWhose(form)
})

document.addEventListener('click', ({ target }) => {
  const form = target instanceof Element && target.closest('[data-buyer] button')?.closest('form')
  if (!form) return
  localStorage.removeItem(LAST_BUYER)
  writeFirst(form, buyerOf({}))
  writeTexts(form, buyerOf({}))
  form.querySelector<HTMLElement>('[name="phone"]')?.focus()
})

const buyerOf = (texts: Buyer) => Object.fromEntries(FIELDS.map((field) => [field, texts[field] ?? '']))

function isOf(form: HTMLFormElement, buyer: Buyer): boolean {
  const texts = textsOf(form)
  return FIELDS.every((field) => texts[field] === (buyer[field] ?? ''))
}

/** The note is shown while the form names the stored buyer. */
function sayWhose(form: HTMLFormElement) {
  const line = form.querySelector<HTMLElement>('[data-buyer]')
  const buyer = lastBuyer()
  if (!line) return
  line.hidden = !buyer.name || !isOf(form, buyer)
  line.querySelector('bdi')?.replaceChildren(buyer.name ?? '')
}
