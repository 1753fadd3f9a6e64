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

test('a sheet in the page is printed without what stands around it', () => {
  expect(print('<nav id="nav"></nav><main><p id="p"></p><section data-printed><b id="b"></b></section></main>')).toEqual([
    'nav',
    'p',
  ])
})

test('bills are printed without the page, and without the packing slip of an open order', () => {
  expect(print('<main id="main"></main><div id="slip" data-sheet="slip"></div><div data-sheet="bills"></div>')).toEqual([
    'main',
    'slip',
  ])
})

test('packing slips are printed all, without the page', () => {
  expect(print('<main id="main"></main><div data-sheet="slip"></div><div data-sheet="slip"></div>')).toEqual(['main'])
})

test('a page without sheets is printed whole', () => {
  expect(print('<main id="main"></main>')).toEqual([])
})
