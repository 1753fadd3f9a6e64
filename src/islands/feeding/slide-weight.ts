import { readInputs, type TypedInputs } from '~/domain/feeding/feeding-inputs'
import { fishAt, gramsAt, isUnderThumb, LINE_FROM, LINE_STEPS, LINE_TO, placeOf } from '~/domain/feeding/weight-line'
import { $typedInputs } from '~/stores/calculators'

const weightAt = (step: string) => gramsAt(Number(step) / LINE_STEPS, LINE_FROM.low)

/** Synchronizes a server-rendered low line with the weight field. Returns a cleanup function. */
export function slideWeight(line: HTMLElement): (() => void) | undefined {
  const slider = line.querySelector('input')
  const form = slider?.form
  const field = form?.elements.namedItem('averageWeight')
  if (!slider || !form || !(field instanceof HTMLInputElement)) return undefined
  const [unit, thousands] = line.dataset['low']?.split(',') ?? []

  const show = (typed: TypedInputs) => {
    const { averageWeight: grams = weightAt(slider.defaultValue) } = readInputs(typed)
    // A slider step may be finer than the shown weight.
    if (weightAt(slider.value) !== grams) slider.value = String(Math.round(placeOf(grams, LINE_FROM.low) * LINE_STEPS))
    slider.setAttribute('aria-valuetext', grams < LINE_TO ? `${grams} ${unit}` : `${grams / LINE_TO} ${thousands}`)
    for (const [name, value] of Object.entries(fishAt(grams, 'low'))) line.querySelector('use')?.setAttribute(name, value)
    for (const mark of line.querySelectorAll<SVGElement>('[data-at]'))
      mark.toggleAttribute('data-off', isUnderThumb(Number(mark.dataset['at']), grams, 'low'))
  }
  const weigh = () => {
    // Uses the native setter, so that React notices the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, String(weightAt(slider.value)))
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  slider.addEventListener('input', weigh)
  const showField = () => show({ ...$typedInputs.get(), averageWeight: field.value })
  field.addEventListener('input', showField)
  const end = $typedInputs.listen(show)
  // Uses a value that was set before this script loaded.
  if (slider.value !== slider.defaultValue) weigh()
  else showField()
  return () => {
    end()
    slider.removeEventListener('input', weigh)
    field.removeEventListener('input', showField)
  }
}
