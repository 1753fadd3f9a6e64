import type { ContactForm } from '~/domain/contacts/schema'
import { type Texts, typedIn, writeInto } from '../forms/texts'

/** The name of the draft. */
export const DRAFT = 'contact'

export const textsOf = (form: HTMLFormElement) => typedIn(form) as Record<keyof ContactForm, string>

export function writeTexts(form: HTMLFormElement, texts: Texts) {
  writeInto(form, texts)
  showSubject(form)
}

/** The subjects, if the page offers them. */
export const subjectsOf = (form: HTMLFormElement) => form.parentElement?.querySelector<HTMLElement>('[data-subjects]')

export function showSubject(form: HTMLFormElement) {
  const { subject } = textsOf(form)
  for (const radio of subjectsOf(form)?.querySelectorAll('input') ?? []) {
    radio.checked = radio.dataset['words'] === subject
    // A complaint needs a phone or an email address, other messages an email address.
    if (radio.value === 'Complaint') setRequired(form.elements.namedItem('email') as HTMLInputElement, !radio.checked)
  }
}

function setRequired(field: HTMLInputElement, isRequired: boolean) {
  if (field.required === isRequired) return
  field.required = isRequired
  const label = field.labels?.[0]
  // The label of an optional field, as at the phone.
  if (isRequired) label?.querySelector('span')?.remove()
  else label?.append(field.form?.querySelector('[for="contact-phone"] span')?.cloneNode(true) ?? '')
}
