// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { printSheetsAlone } from './print-sheets-alone'

const unprinted = () => [...document.querySelectorAll('[data-unprinted]')].map(({ id }) => id)

printSheetsAlone()

function print(html: string) {
  document.body.innerHTML = html
  window.dispatchEvent(new Event('beforeprint'))
  const left = unprinted()
  window.dispatchEvent(new Event('afterprint'))
  expect(unprinted()).toEqual([])
  return left
}

test('prints a sheet without the rest of the page', () => {
  expect(print('<nav id="nav"></nav><main><p id="p"></p><section data-printed><b id="b"></b></section></main>')).toEqual([
    'nav',
    'p',
  ])
})

test('prints bills without the page and without the packing slip of an open order', () => {
  expect(print('<main id="main"></main><div id="slip" data-sheet="slip"></div><div data-sheet="bills"></div>')).toEqual([
    'main',
    'slip',
  ])
})

test('prints all packing slips without the page', () => {
  expect(print('<main id="main"></main><div data-sheet="slip"></div><div data-sheet="slip"></div>')).toEqual(['main'])
})

test('prints a page without sheets completely', () => {
  expect(print('<main id="main"></main>')).toEqual([])
})
