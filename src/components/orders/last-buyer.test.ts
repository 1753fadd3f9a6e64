// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { LAST_BUYER } from '~/stores/kept-values'
import { beginAsLastTime, keepBuyer } from './last-buyer'
import { emptyTexts, firstTexts, textsOf } from './texts'

const buyer = { name: 'Nazir', phone: '9906000000', email: 'n@example.com', address: 'Hakura', district: 'Anantnag' }

function openForm(typed: Partial<typeof buyer> = {}) {
  const texts = { name: '', phone: '', email: '', address: '', ...typed }
  document.body.innerHTML = `<form><div data-buyer hidden><p>For <bdi></bdi></p><button type="button">Forget</button></div>
    ${Object.entries(texts).map(([name, value]) => `<input id="${name}" name="${name}" value="${value}">`)}
    <select id="district" name="district"><option value=""><option>Anantnag</select>
    <input id="quantity" name="quantity" value="3"><input id="message" name="message"></form>`
  return document.querySelector('form') as HTMLFormElement
}

const keep = () => localStorage.setItem(LAST_BUYER, JSON.stringify(buyer))

const line = () => document.querySelector<HTMLElement>('[data-buyer]')
const said = () => (line()?.hidden ? '' : line()?.querySelector('p')?.textContent)

beforeEach(() => localStorage.clear())

test('a form is prefilled with the last buyer, and says so while it names him', () => {
  keep()
  const form = openForm()
  beginAsLastTime(form)
  expect([textsOf(form), said()]).toEqual([{ ...buyer, quantity: '3', message: '', more: '' }, 'For Nazir'])
  const name = form.elements.namedItem('name') as HTMLInputElement
  name.value = 'Haleema'
  name.dispatchEvent(new Event('input', { bubbles: true }))
  expect(said()).toBe('')
})

test('one button deletes the buyer from the device and the form', () => {
  keep()
  const form = openForm()
  beginAsLastTime(form)
  line()?.querySelector('button')?.click()
  expect([localStorage.length, said(), document.activeElement?.id]).toEqual([0, '', 'phone'])
  const { quantity, ...others } = textsOf(form)
  expect([quantity, Object.values(others).join('')]).toEqual(['3', ''])
  expect(firstTexts(form).name).toBe('')
})

test('the next form of the same page is prefilled too', () => {
  const form = openForm()
  beginAsLastTime(form)
  expect([textsOf(form).name, said()]).toEqual(['', ''])
  emptyTexts(form)
  keepBuyer(form, { ...buyer, quantity: '9', message: 'Soon', more: '' })
  expect([textsOf(form).name, textsOf(form).quantity, said()]).toEqual(['Nazir', '1', 'For Nazir'])
  expect(localStorage.getItem(LAST_BUYER)).toBe(JSON.stringify(buyer))
})

test('typed and returned values are not overwritten', () => {
  keep()
  const typed = openForm({ phone: '1' })
  beginAsLastTime(typed)
  expect([textsOf(typed).name, textsOf(typed).phone, said()]).toEqual(['', '1', ''])
  const posted = openForm()
  posted.dataset['keeps'] = 'posted'
  beginAsLastTime(posted)
  expect(textsOf(posted).name).toBe('')
})

test('prefilled values are not part of the draft', () => {
  keep()
  const form = openForm({ name: 'Haleema' })
  beginAsLastTime(form)
  expect([textsOf(form).name, textsOf(form).district]).toEqual(['Haleema', ''])
  expect(firstTexts(form)).toMatchObject(buyer)
})

test.each(['null', '<html>', '7', '[]'])('begins empty if the device stores %s', (kept) => {
  localStorage.setItem(LAST_BUYER, kept)
  const form = openForm()
  beginAsLastTime(form)
  expect([textsOf(form).name, said()]).toEqual(['', ''])
})

test('a device without storage can still order', () => {
  const form = openForm()
  const denied = () => {
    throw new DOMException('Denied.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  keepBuyer(form, { ...textsOf(form), ...buyer })
  expect([textsOf(form).name, said()]).toEqual(['', ''])
  vi.unstubAllGlobals()
})
