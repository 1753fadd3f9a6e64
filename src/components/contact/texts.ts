import type { ContactForm } from '~/domain/contacts/schema'
import { type Texts, typedIn, writeInto } from '../forms/texts'

/** The name of its draft. */
export const DRAFT = 'contact'

export const textsOf = (form: HTMLFormElement) => typedIn(form) as Record<keyof ContactForm, string>

export function writeTexts(form: HTMLFormElement, texts: Texts) {
  writeInto(form, texts)
  showSubject(form)
}

/** The form of subjects to choose from, where the page offers them. */
export const subjectsOf = (form: HTMLFormElement) => form.parentElement?.querySelector<HTMLFormElement>('[data-subjects]')

export function showSubject(form: HTMLFormElement) {
  const { subject } = textsOf(form)
  for (const radio of subjectsOf(form)?.querySelectorAll('input') ?? []) {
    radio.checked = radio.dataset['words'] === subject
  }
}
