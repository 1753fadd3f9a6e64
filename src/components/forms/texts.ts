type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is typed into a form, by the names of its fields. */
export type Texts = Partial<Record<string, string>>

/** Each field that a person fills in has an id; hidden ones, and rows that scripts add, have none. */
const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('[id][name]')]

export const typedIn = (form: HTMLFormElement) => Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]))

/** The texts that came with the page. */
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

export function empty(form: HTMLFormElement) {
  for (const control of controlsOf(form)) control.value = ''
}
