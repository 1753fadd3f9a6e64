import { keptInputs } from '~/stores/kept-inputs'

/** Shows the stored figures in a calculator before it hydrates. Focusing a field selects its text. */
export function showKeptFigures() {
  const form = document.querySelector('[data-messages="calculators"] form')
  if (!form) return
  const { shown, ...kept } = keptInputs()
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]'))
    field.value = (field.name === 'lifeStage' ? shown : kept[field.name]) ?? field.value
  form.addEventListener('focusin', selectWhole)
}

const selectWhole = ({ target }: Event) => {
  if (target instanceof HTMLInputElement) target.select()
}
