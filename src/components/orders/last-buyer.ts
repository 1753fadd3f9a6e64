import type { OrderForm } from '~/domain/orders/schema'
import { LAST_BUYER } from '~/stores/orders/last-buyer'
import { writeFirst } from '../forms/texts'
import { type OrderText, textsOf, writeTexts } from './texts'

// Comes only to a device on which somebody has ordered.

const FIELDS = ['name', 'phone', 'email', 'address', 'district'] as const satisfies (keyof OrderForm)[]

type Buyer = Partial<Record<(typeof FIELDS)[number], string>>

/** Nobody's name where none is kept. */
function lastBuyer(): Buyer {
  try {
    return JSON.parse(localStorage.getItem(LAST_BUYER) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Keeps who has ordered, and begins the next order of the form with them. */
export function keepBuyer(form: HTMLFormElement, texts: OrderText) {
  try {
    localStorage.setItem(LAST_BUYER, JSON.stringify(texts, [...FIELDS]))
  } catch {
    // A device that keeps nothing asks again the next time.
  }
  beginAsLastTime(form)
}

/** Begins a form that names nobody yet as the last one of this device ended, and says so. */
export function beginAsLastTime(form: HTMLFormElement) {
  if (form.dataset['keeps'] === 'posted') return
  const buyer = lastBuyer()
  const texts = buyerOf(isOf(form, {}) ? buyer : textsOf(form))
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

/** The line stands while the form names the buyer that is kept. */
function sayWhose(form: HTMLFormElement) {
  const line = form.querySelector<HTMLElement>('[data-buyer]')
  const buyer = lastBuyer()
  if (!line) return
  line.hidden = !buyer.name || !isOf(form, buyer)
  line.querySelector('bdi')?.replaceChildren(buyer.name ?? '')
}
