// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { loadMessages, messagesOf } from '~/content/load-messages'
import { isRight } from './errors'

await loadMessages('ur')
const words = messagesOf('ur')

beforeEach(() => {
  document.body.innerHTML = `<form><input id="phone" name="phone"><small id="phone-error"></small>
    <input id="email" name="email"><small id="email-error"></small><input hidden name="asked">
    <p data-sentence hidden></p><button data-keep></button></form>`
})

test('asks once about an unreachable phone or email address, and never refuses it', () => {
  const form = document.querySelector('form') as HTMLFormElement
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const said = () => [...form.querySelectorAll('small')].map(({ textContent }) => textContent)
  const { 'phone-asked': phoneAsked, 'email-asked': emailAsked } = words.sentences
  field('phone').value = 'call me'
  field('email').value = 'gn@example.com'
  expect([isRight(form, { name: 'wrong' }, words), said()]).toEqual([false, ['', '']])
  expect([isRight(form, {}, words), said()]).toEqual([false, [phoneAsked, '']])
  expect(document.activeElement).toBe(field('phone'))
  expect([isRight(form, {}, words), said()]).toEqual([true, ['', '']])
  field('email').value = 'gn@x'
  expect([isRight(form, {}, words), said()]).toEqual([false, [phoneAsked, emailAsked]])
  expect(isRight(form, {}, words)).toBe(true)
  field('phone').value = '9906012345'
  field('email').value = 'gn@example.com'
  expect([isRight(form, {}, words), said()]).toEqual([true, ['', '']])
})
