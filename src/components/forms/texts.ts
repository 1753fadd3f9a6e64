type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is typed into a form, by the names of its fields. */
export type Texts = Partial<Record<string, string>>

/** Each field that a person fills in has an id; hidden ones, and rows that scripts add, have none. */
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[id][name]')]

export const typedIn = (form: HTMLFormElement) => Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/** The texts that it began with: those of the page, or of its link. */
export const firstIn = (form: HTMLFormElement) =>
  Object.fromEntries(controlsOf(form).map((control) => [control.name, defaultOf(control)]))

const defaultOf = (control: Control): string =>
  'options' in control ? ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '') : control.defaultValue

/** Writes the texts it is given, and leaves the other fields as they are. */
export function writeInto(form: HTMLFormElement, texts: Texts) {
  for (const control of controlsOf(form)) {
    control.value = texts[control.name] ?? control.value
    // A choice that is not offered any more leaves none.
    if ('options' in control && control.selectedIndex < 0) control.value = ''
  }
}

/** Makes texts those that a form began with. It may change what a choice shows: the form is written afterwards. */
export function writeFirst(form: HTMLFormElement, texts: Texts) {
  for (const control of controlsOf(form)) {
    const text = texts[control.name]
    if (text === undefined) continue
    if ('options' in control) for (const option of control.options) option.defaultSelected = option.value === text
    else control.defaultValue = text
  }
}

/** Begins a form anew, with nothing in it. */
export function empty(form: HTMLFormElement) {
  writeFirst(form, Object.fromEntries(controlsOf(form).map(({ name }) => [name, ''])))
  for (const control of controlsOf(form)) control.value = ''
  delete form.dataset['keeps']
}
