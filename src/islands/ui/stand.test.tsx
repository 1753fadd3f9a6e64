// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { stopped } from '~/content/stopped'
import stand from './stand'

const sent: unknown[] = []

vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
  sent.push(JSON.parse(body))
  return new Response(null, { status: 204 })
})

afterEach(() => {
  sent.length = 0
  document.body.replaceChildren()
})

let mayFail = { now: false }

function Form({ title = 'Your feed' }: { title?: string }) {
  const [name, setName] = useState('')
  if (mayFail.now) throw new Error('No feed of "Rashid Khan"')
  return (
    <form>
      <output>{title}</output>
      <input name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <input name="phone" />
      <select name="stage" defaultValue="fry">
        <option value="fry">Fry</option>
        <option value="grower">Grower</option>
      </select>
      <input name="agreed" type="checkbox" />
      <b>{name}</b>
    </form>
  )
}

function begin(Island: typeof Form, { given = {}, within = 'main' }: { given?: object; within?: string } = {}) {
  mayFail = { now: false }
  const place = document.createElement('div')
  place.setAttribute('ssr', '')
  const around = document.createElement(within)
  if (within === 'aside') around.setAttribute('aria-hidden', 'true')
  around.append(place)
  document.body.append(around)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  stand(place)(Island as never, { ...given }, {}, { client: 'only' })
  return place
}

const field = (place: HTMLElement, name: string) => place.querySelector(`[name="${name}"]`) as HTMLInputElement

function type(place: HTMLElement, name: string, value: string) {
  const input = field(place, name)
  Reflect.set(Object.getPrototypeOf(input), 'value', value, input)
  const event = new Event('input', { bubbles: true })
  // Simulates real input.
  Object.defineProperty(event, 'isTrusted', { value: true })
  input.dispatchEvent(event)
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a failing island shows an error, logs it without personal data, and restarts with its input', async () => {
  document.documentElement.dataset['version'] = '1a2b3c'
  const place = begin(Form)
  await expect.poll(() => place.textContent).toContain('Your feed')
  type(place, 'phone', '94190 12345')
  type(place, 'stage', 'grower')
  field(place, 'agreed').click()
  type(place, 'agreed', 'on')
  mayFail.now = true
  type(place, 'name', 'Rashid')
  await expect.poll(() => place.querySelector('[role="alert"]')?.textContent).toBe(`${stopped.en.text} Try again`)
  expect(sent).toEqual([
    { message: 'No feed of "…"', page: location.pathname, version: '1a2b3c', stack: expect.stringMatching(/^ *at .*:\d+\)?$/m) },
  ])
  expect(JSON.stringify(sent)).not.toMatch(/Rashid|94190/)
  mayFail.now = false
  place.querySelector('button')?.click()
  await expect.poll(() => place.querySelector('b')?.textContent).toBe('Rashid')
  expect(['name', 'phone', 'stage'].map((name) => field(place, name).value)).toEqual(['Rashid', '94190 12345', 'grower'])
  expect(field(place, 'agreed').checked).toBe(true)
  expect(place.querySelector('[role="alert"]')).toBeNull()
})

test('it can fail repeatedly, and uses the language of its page', async () => {
  const place = begin(Form, { given: { language: 'ur' } })
  await expect.poll(() => place.textContent).toContain('Your feed')
  mayFail.now = true
  type(place, 'name', 'Rashid')
  for (const times of [1, 2, 3]) {
    await expect.poll(() => sent.length).toBe(times)
    expect(place.textContent).toContain(stopped.ur.text)
    if (times < 3) place.querySelector('button')?.click()
  }
  mayFail.now = false
  place.querySelector('button')?.click()
  await expect.poll(() => place.textContent).toContain('Your feed')
})

test('a failing decorative island shows nothing, and logs the error', async () => {
  const place = begin(Form, { within: 'aside' })
  await expect.poll(() => place.textContent).toContain('Your feed')
  mayFail.now = true
  type(place, 'name', 'Rashid')
  await expect.poll(() => place.textContent).toBe('')
})

/** The ways of translators: another text in two `<font>` elements, replacing the text or around it. */
const WAYS = [
  ['in place of texts', (text: Text) => translation(text, document.createTextNode(`〔${text.data}〕`))],
  ['around texts', (text: Text) => translation(text, text)],
] as const

function translation(text: Text, shown: Text) {
  const [outer, inner] = [document.createElement('font'), document.createElement('font')]
  text.replaceWith(outer)
  outer.append(inner)
  inner.append(shown)
}

function translate(place: HTMLElement, way: (text: Text) => void) {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) if (text.data.trim() && !text.parentElement?.closest('font')) way(text)
}

function Shown() {
  const [step, setStep] = useState(0)
  return (
    <div>
      <button type="button" onClick={() => setStep(step + 1)}>
        Next
      </button>
      <p>
        Dose {step} kg {step % 2 === 0 && 'even'} of {step % 2 === 1 ? <b>odd feed</b> : 'even feed'}
        {step > 1 && <i>last</i>}
      </p>
      <em>{step}</em>
    </div>
  )
}

test.each(WAYS)('figures and parts update if a translator writes %s', async (_how, way) => {
  const place = begin(Shown)
  await expect.poll(() => place.querySelector('p')?.textContent).toBe('Dose 0 kg even of even feed')
  const read = () =>
    [place.querySelector('p'), place.querySelector('em')].map((each) => each?.textContent?.replace(/[〔〕]/g, ''))
  for (const shown of ['Dose 1 kg  of odd feed', 'Dose 2 kg even of even feedlast', 'Dose 3 kg  of odd feedlast']) {
    translate(place, way)
    place.querySelector('button')?.click()
    await expect.poll(() => read()[0]).toBe(shown)
    expect(read()[1]).toBe(/\d/.exec(shown)?.[0])
  }
  expect(sent).toEqual([])
})

test('an island translated before hydration is rendered again, with its input', async () => {
  const place = document.createElement('div')
  place.setAttribute('ssr', '')
  place.innerHTML =
    '<form><output><font><font>आपका चारा</font></font></output><input name="name" value=""/><input name="phone"/><select name="stage"><option value="fry" selected>Fry</option><option value="grower">Grower</option></select><input name="agreed" type="checkbox"/><b></b></form>'
  const main = document.createElement('main')
  main.append(place)
  document.body.append(main)
  mayFail = { now: false }
  field(place, 'phone').value = '94190'
  field(place, 'name').value = 'Rashid'
  const failed = vi.spyOn(console, 'error')
  stand(place)(Form as never, {}, {}, { client: 'when-idle' })
  await expect.poll(() => place.querySelector('b')?.textContent).toBe('Rashid')
  expect(place.querySelector('output')?.textContent).toBe('Your feed')
  expect(field(place, 'phone').value).toBe('94190')
  expect(failed).not.toHaveBeenCalled()
})
