// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import type { Sack } from '~/domain/ponds/sacks-schema'
import { FEED } from '../../../tests/fixtures/rows/ponds'
import LotField from './LotField'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
await loadMessages('en')
afterEach(() => vi.useRealTimers())

const SACK: Sack = {
  ...{ lot: 'E-261101-1', productName: FEED.name, sku: FEED.sku, milledOn: '2026-11-01', bestBefore: '2027-02-01' },
  ...{ state: 'free', reason: '' },
}

/** Draws the field with a typed lot; `codes` are those that the browser reads from any picture. */
function draw(value: string, codes?: readonly string[]) {
  const Detector = class {
    detect = async () => codes?.map((rawValue) => ({ rawValue }))
  }
  vi.stubGlobal('BarcodeDetector', codes && Detector)
  vi.stubGlobal('createImageBitmap', async () => ({}))
  const [onType, onKnown] = [vi.fn(), vi.fn()]
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.body.firstElementChild as Element)
  act(() => root.render(<LotField value={value} error={undefined} onType={onType} onKnown={onKnown} />))
  onTestFinished(() => act(() => root.unmount()))
  return { onType, onKnown }
}

const said = () => [...document.querySelectorAll('[role=status] p')].map(({ textContent }) => textContent)

async function takePicture() {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [new File([], 'tag.jpg')] })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
}

test.each([
  [[`${location.origin}/ur/sack/e-261101-1`], 'E-261101-1', []],
  [['https://stranger.example/sack/E-261101-1'], undefined, [/not from our sacks/]],
  [[], undefined, [/No code was found/]],
])('a picture with the codes %j gives lot %s', async (codes, lot, sentences) => {
  const { onType } = draw('', codes)
  await takePicture()
  expect(onType.mock.calls).toEqual(lot ? [[lot]] : [])
  expect(said()).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
})

test('where the browser reads no codes, the field says what the camera does', () => {
  draw('')
  expect(document.querySelector('input[type=file]')).toBeNull()
  expect(document.querySelector('small')?.textContent).toMatch(/camera/)
})

test.each<[string, Sack[] | undefined, RegExp[]]>([
  ['e-261101-1', [SACK], [/Best before 1\u00a0Feb\u00a02027/]],
  ['E-261101-1', [{ ...SACK, state: 'recalled', reason: 'Mould.' }], [/call lot E-261101-1 back/]],
  ['NONE-1', [], [/does not know this lot/]],
  ['E-261101-1', undefined, []],
])('says what the shop knows of lot %s: %j', async (lot, answer, sentences) => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async () => (answer ? new Response(JSON.stringify(answer)) : Promise.reject(new TypeError('no signal'))))
  const { onKnown } = draw(lot)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(said()).toEqual(sentences.map((sentence) => expect.stringMatching(sentence)))
  expect(onKnown.mock.calls).toEqual(answer?.[0] ? [[answer[0]]] : [])
})

test('asks about no letters of other scripts that look like a lot', async () => {
  vi.useFakeTimers()
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  draw('Е-261101-1')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(asked).not.toHaveBeenCalled()
})
