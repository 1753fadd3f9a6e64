import type { OrderForm } from '~/schemas/orders'

export type OrderText = Record<keyof OrderForm, string>

const NAMES = [
  'name',
  'email',
  'phone',
  'address',
  'district',
  'quantity',
  'message',
] as const satisfies readonly (keyof OrderForm)[]

const EMPTY: OrderText = { name: '', email: '', phone: '', address: '', district: '', quantity: '1', message: '' }

type Control = HTMLInputElement | HTMLTextAreaElement

export const controlsOf = (form: HTMLFormElement) =>
  NAMES.map((name) => [name, form.elements.namedItem(name) as Control] as const)

export const textsOf = (form: HTMLFormElement) =>
  Object.fromEntries(controlsOf(form).map(([name, { value }]) => [name, value])) as OrderText

export const firstTexts = (form: HTMLFormElement) =>
  Object.fromEntries(controlsOf(form).map(([name, { defaultValue }]) => [name, defaultValue])) as OrderText

export function writeTexts(form: HTMLFormElement, texts: Partial<OrderText>) {
  for (const [name, control] of controlsOf(form)) {
    const text = texts[name]
    if (typeof text === 'string') control.value = text
  }
  form.querySelector('[name="quantity"]')?.dispatchEvent(new Event('input', { bubbles: true }))
}

export const emptyTexts = (form: HTMLFormElement) => writeTexts(form, EMPTY)
