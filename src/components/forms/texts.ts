type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The texts of a form by field name. */
export type Texts = Partial<Record<string, string>>

/** Fields for people have an id; hidden fields, and rows added by scripts, have none. */
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[id][name]')]

export const typedIn = (form: HTMLFormElement) => Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/** The initial texts, from the page or its link. */
export const firstIn = (form: HTMLFormElement) =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, defaultOf(control)]))

const defaultOf = (control: Control): string =>
  'options' in control ? ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '') : control.defaultValue

/** Writes the given texts and leaves other fields unchanged. */
export function writeInto(form: HTMLFormElement, texts: Texts) {
  for (const control of controlsOf(form)) {
    control.value = texts[control.name] ?? control.value
    // An option that no longer exists is deselected.
    if ('options' in control && control.selectedIndex < 0) control.value = ''
  }
}

/** Makes texts the initial ones. It may reset choices, so write the form afterwards. */
export function writeFirst(form: HTMLFormElement, texts: Texts) {
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text === undefined) continue
    if ('options' in control) for (const option of control.options) option.defaultSelected = option.value === text
    else control.defaultValue = text
  }
}

/** Clears a form. */
export function empty(form: HTMLFormElement) {
  writeFirst(form, Object.fromEntries(controlsOf(form).map(({ name }) => [name, ''])))
  for (const control of controlsOf(form)) control.value = ''
  delete form.dataset['keeps']
}
