import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import EmailText from './EmailText'

test.each([
  ['ghulam.zargar676@example.com', 'ghulam.zargar676<wbr/>@example.com'],
  ['"a@b"@example.com', '&quot;a@b&quot;<wbr/>@example.com'],
  ['@example.com', '@example.com'],
  ['no address', 'no address'],
])('%s can wrap only before its last @', (email, html) => {
  expect(renderToStaticMarkup(<EmailText>{email}</EmailText>)).toBe(html)
})
