// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { renew } from './renew'

const FORM = `<form><p>Write the UTR.</p><input id="reference" value=""><small id="reference-error"></small></form>`
const REFUSED = `<form><p role="alert">Twelve digits.</p><input id="reference" value="41" aria-invalid="true"><small>Twelve.</small></form>`
const PAY = '<section aria-labelledby="pay"><h2 id="pay">Pay</h2><a href="upi:1">Open</a><button hidden>Copy</button></section>'
const CANCEL = '<details id="cancel"><summary>Cancel</summary><form><textarea id="reason"></textarea></form></details>'

const page = (status: string, ...parts: string[]) => {
  const order = document.createElement('div')
  order.innerHTML = `<h1>${status}</h1>${parts.join('')}<section id="keep"><a href="/orders">All</a></section>`
  return order
}
const paid = (content: string) => `<section id="paid"><ul></ul>${content}</section>`
const one = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector) as Found

function show(...parts: Parameters<typeof page>) {
  const order = page(...parts)
  document.body.replaceChildren(order)
  return order
}

beforeEach(() => document.body.replaceChildren())

test('shows changes of the shop', () => {
  const order = show('Waiting', PAY, paid(FORM), CANCEL)
  renew(order, page('Packed', '<section aria-labelledby="delivery">On Monday</section>', paid('<p>Received</p>')))
  expect(order.innerHTML).toBe(
    page('Packed', '<section aria-labelledby="delivery">On Monday</section>', paid('<p>Received</p>')).innerHTML,
  )
})

test('a refused report keeps its value and its error, even if the form is no longer needed', () => {
  const order = show('Waiting', '<p role="alert">Not taken.</p>', PAY, paid(REFUSED))
  renew(order, page('Packed', PAY, paid(FORM)))
  renew(order, page('Paid'))
  expect([one('h1').textContent, one<HTMLInputElement>('#reference').value, one('form [role=alert]').textContent]).toEqual([
    'Paid',
    '41',
    'Twelve digits.',
  ])
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(2)
  expect(document.querySelector('[aria-labelledby=pay]')).toBeNull()
})

test('input, focus and selection stay while the status changes', () => {
  const order = show('Waiting', PAY, paid(FORM), CANCEL)
  const field = one<HTMLInputElement>('#reference')
  field.value = '412345'
  field.focus()
  field.setSelectionRange(2, 4)
  renew(order, page('Packed', PAY, paid(FORM), CANCEL))
  expect(one('#reference')).toBe(field)
  expect([document.activeElement, field.value, field.selectionStart, field.selectionEnd]).toEqual([field, '412345', 2, 4])
})

test('open details stay open, and a button shown by scripts keeps the focus', () => {
  const order = show('Waiting', PAY, CANCEL)
  one<HTMLDetailsElement>('#cancel').open = true
  const copy = one<HTMLButtonElement>('[aria-labelledby=pay] button')
  copy.hidden = false
  copy.focus()
  renew(order, page('Waiting', PAY.replace('upi:1', 'upi:2').replace('hidden', 'hidden data-copy="2"'), CANCEL))
  expect([one<HTMLDetailsElement>('#cancel').open, document.activeElement, copy.hidden]).toEqual([true, copy, false])
  expect([one('[aria-labelledby=pay] a').getAttribute('href'), copy.dataset['copy']]).toEqual(['upi:2', '2'])
})
