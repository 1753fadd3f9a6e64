import type { AtDoor } from '~/content/door-price'
import type { Category } from '~/domain/catalog/schema'
import { readInputs, type TypedInputs } from '~/domain/feeding/feeding-inputs'
import { RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import {
  doTouch,
  fishAt,
  gramsAt,
  isUnderThumb,
  LINE_FROM,
  LINE_STEPS,
  type LineWidth,
  percent,
  placeOf,
  stepOf,
} from '~/domain/feeding/weight-line'
import { $typedInputs, restoreInputs, typeInputs } from '~/stores/calculators'
import { keptInputs } from '~/stores/kept-inputs'
import { languageOfPage } from '~/stores/page-language'
import { readersDoor } from '~/stores/readers-door'
import { showKeptFigures } from '../show-kept-figures'
import { filledIn, type LineSentences, lineAnswer } from './answer'

const NARROW = matchMedia('(max-width: 39.999rem)')
const widthNow = (): LineWidth => (NARROW.matches ? 'narrow' : 'wide')

/** Makes the fish of a line draggable. Reads and stores the inputs of the calculators. */
export function slide(form: HTMLFormElement) {
  const slider = form.querySelector<HTMLInputElement>('[type="range"]')
  const fishCount = form.elements.namedItem('fishCount')
  const averageWeight = form.elements.namedItem('averageWeight')
  if (!slider || !(fishCount instanceof HTMLInputElement) || !(averageWeight instanceof HTMLInputElement)) return
  // The server fills the fields from the query; an offline copy of the page has none.
  const asked = new URLSearchParams(location.search)
  const inAddress = [fishCount, averageWeight].filter(({ name }) => asked.has(name))
  for (const field of inAddress) if (field.value === field.defaultValue) field.value = asked.get(field.name) ?? ''
  const sentences: LineSentences = JSON.parse(form.dataset['line'] ?? '{}')
  let at: AtDoor | undefined = form.dataset['door'] ? JSON.parse(form.dataset['door']) : undefined
  form.noValidate = true
  for (const field of [fishCount, averageWeight]) field.removeAttribute('pattern')

  const draw = (given: TypedInputs) => {
    const typed = { ...given }
    for (const field of [fishCount, averageWeight]) {
      const name = field.name as keyof TypedInputs
      if (field === document.activeElement) continue
      // The example fills empty fields.
      typed[name] ||= field.defaultValue
      field.value = typed[name]
    }
    const inputs = readInputs(typed)
    const { averageWeight: grams } = inputs
    if (grams !== undefined) show(form, slider, grams)
    const feed = feedOf(form, RECOMMENDED_CATEGORY[inputs.lifeStage])
    const answer = lineAnswer(languageOfPage(), inputs, feed, sentences, at)
    say(form, feed, answer)
    slider.setAttribute('aria-valuetext', filledIn(sentences.value, `${grams ?? ''} g`, feed.name, answer?.day ?? ''))
  }

  const type = (changes: Partial<TypedInputs>) => {
    const shown = { fishCount: fishCount.value, averageWeight: averageWeight.value }
    // Also keeps the other inputs of the calculators.
    if ($typedInputs.get().averageWeight === '') restoreInputs(shown)
    typeInputs({ ...shown, ...changes })
    // Updates a calculator that is not hydrated yet.
    if (document.querySelector('astro-island[ssr] [name="averageWeight"]')) showKeptFigures()
  }
  const weigh = () => {
    const grams = gramsAt(Number(slider.value) / LINE_STEPS, LINE_FROM.wide)
    averageWeight.value = String(grams)
    type({ averageWeight: String(grams) })
  }
  slider.addEventListener('input', weigh)
  slider.addEventListener('change', () => feedFish(form))
  for (const field of [fishCount, averageWeight]) field.addEventListener('input', () => type({ [field.name]: field.value }))
  form.addEventListener('submit', (event) => event.preventDefault())
  form.addEventListener('focusin', ({ target }) => target instanceof HTMLInputElement && target !== slider && target.select())
  const end = $typedInputs.listen(draw)
  // Input typed before this script loaded, or from the URL, overrides stored values.
  const isTyped = ({ value, defaultValue }: HTMLInputElement) => value !== defaultValue
  const kept = { ...$typedInputs.get(), ...keptInputs() }
  if (isTyped(slider)) weigh()
  else if (inAddress.length > 0) type({ waterTemp: asked.get('waterTemp') ?? kept.waterTemp })
  else if ([fishCount, averageWeight].some(isTyped)) type({})
  else draw(kept)
  const redraw = () => draw({ ...$typedInputs.get(), fishCount: fishCount.value, averageWeight: averageWeight.value })
  NARROW.addEventListener('change', redraw)
  if (!at)
    void readersDoor().then((door) => {
      at = door
      if (at && form.isConnected) redraw()
    })
  document.addEventListener(
    'astro:before-swap',
    () => {
      end()
      NARROW.removeEventListener('change', redraw)
    },
    { once: true },
  )
}

/** Drops pellets of the feed in front of the fish's mouth, for the fish that swim on the page. */
function feedFish(form: HTMLFormElement) {
  const fish = form.querySelector(`.${widthNow()} .you`)?.getBoundingClientRect()
  const millimetres = Number.parseFloat(form.querySelector('[data-says="pellet"]')?.textContent?.replace(/[^\d.]/g, '') ?? '')
  if (!fish || !millimetres) return
  const detail = { x: fish.right, y: fish.y, millimetres }
  document.dispatchEvent(new CustomEvent('feedfish', { detail }))
}

function feedOf(form: HTMLFormElement, category: Category) {
  const { sku = '', price = '', name = '' } = form.querySelector<HTMLElement>(`li[data-stage="${category}"]`)?.dataset ?? {}
  return { category, sku, price, name }
}

/** Moves the fish and hides labels that it would overlap. */
function show(form: HTMLFormElement, slider: HTMLInputElement, grams: number) {
  const width = widthNow()
  const from = LINE_FROM[width]
  // A slider step may be finer than the shown weight.
  if (slider !== document.activeElement) slider.value = String(stepOf(grams))
  const drawing = form.querySelector(`.${width}`)
  for (const [name, value] of Object.entries(fishAt(grams, width))) drawing?.querySelector('.you')?.setAttribute(name, value)
  for (const other of drawing?.querySelectorAll<SVGElement>('use[data-grams]') ?? []) {
    other.toggleAttribute('data-off', doTouch(Number(other.dataset['grams']), grams, width))
  }
  for (const mark of drawing?.querySelectorAll<SVGElement>('[data-at]') ?? [])
    mark.toggleAttribute('data-off', isUnderThumb(Number(mark.dataset['at']), grams, width))
  const flag = drawing?.querySelector('.flag')
  if (!flag) return
  flag.setAttribute('x', percent(placeOf(grams, from)))
  flag.textContent = `‹ ${grams} g ›`
}

function say(form: HTMLFormElement, feed: ReturnType<typeof feedOf>, answer: ReturnType<typeof lineAnswer>) {
  const pellet = form.querySelector(`li[data-stage="${feed.category}"] strong`)?.textContent ?? ''
  const texts: Record<string, string> = {
    day: answer?.day ?? '–',
    feeds: answer?.feeds ?? '',
    pellet,
    feed: feed.name,
    bags: answer?.bags ?? '–',
    month: answer?.month ?? '',
    door: answer?.door ?? '',
  }
  for (const element of form.querySelectorAll<HTMLElement>('[data-says]')) {
    const text = texts[element.dataset['says'] ?? ''] ?? ''
    if (element.textContent !== text) element.textContent = text
  }
  const strip = form.querySelector<HTMLElement>('.answer')
  if (strip) strip.dataset['stage'] = feed.category
  const order = strip?.querySelector('a')
  if (!order) return
  order.hidden = !answer?.order
  if (answer?.order) Object.assign(order, { href: answer.order.href, textContent: answer.order.words })
}
