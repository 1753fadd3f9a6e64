type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface Typed {
  name: string
  value: string
  isChosen: boolean
  hasFocus: boolean
}

const FIELDS = 'input:not([type="file"]), textarea, select'
/** Plain text fields. Other fields outside a form may act at once, so they are not restored. */
const MERE_TEXT = /^(text|search)/

const changed = new WeakSet<EventTarget>()

/** Records which fields of an island the user has changed, also before hydration. */
export function watchTyped(island: HTMLElement) {
  island.addEventListener('input', ({ target, isTrusted }) => isTrusted && target && changed.add(target))
  for (const [, field] of named(island)) if ('defaultValue' in field && field.value !== field.defaultValue) changed.add(field)
}

/** The user's input in an island. */
export const typedIn = (island: HTMLElement): Typed[] =>
  named(island).flatMap(([name, field]) =>
    changed.has(field) && (field.form || MERE_TEXT.test(field.type))
      ? { name, value: field.value, isChosen: isChosen(field), hasFocus: field === document.activeElement }
      : [],
  )

/** Restores the input in fields of the same names, like user input. */
export function retype(island: HTMLElement, typed: readonly Typed[]) {
  const fields = new Map(named(island))
  for (const { name, value, isChosen: wasChosen, hasFocus } of typed) {
    const field = fields.get(name)
    if (!field) continue
    changed.add(field)
    if (isChosen(field) !== wasChosen) field.click()
    // Uses the native setter, because React overrides it on the field and ignores changes made through its own.
    else if (field.value !== value && Reflect.set(Object.getPrototypeOf(field), 'value', value, field))
      field.dispatchEvent(new Event('change', { bubbles: true }))
    if (hasFocus) field.focus()
  }
}

/** Fields by dialog, kind and name, and by position among equal ones. */
function named(island: HTMLElement): [name: string, field: Field][] {
  const known = new Map<string, number>()
  return [...island.querySelectorAll<Field>(FIELDS)].map((field) => {
    const name = [field.closest('dialog')?.querySelector('h2')?.textContent, field.type, field.name].join()
    const place = known.get(name) ?? 0
    known.set(name, place + 1)
    return [name + place, field]
  })
}

const isChosen = (field: Field): boolean => 'checked' in field && field.checked
