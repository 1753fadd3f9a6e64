import { type ContactForm, contactForm, newContact } from '~/domain/contacts/schema'
import { newContactOf } from '~/domain/contacts/typed-contact'
import { SENTENCES, type Sentences } from '~/domain/sentences'
import { type Language, languageField } from '~/languages'
import { type FormAction, formData, handleFormAction } from '../http/form-actions'
import { checked } from '../http/request-body'
import { createContact } from './contacts'

type ContactFormAnswer = FormAction<keyof ContactForm>

const fields = ['name', 'email', 'phone', 'subject', 'order', 'message'] as const

export async function contactFormAction(
  request: Request,
  locals: App.Locals,
  headers: Headers,
  sentences: Sentences = SENTENCES,
  language: Language = 'en',
): Promise<ContactFormAnswer> {
  return handleFormAction({ request, locals, headers, sentences }, await formData(request), {
    path: '/contact',
    fields,
    check: (form) => checked(newContactOf({ ...checked(form, contactForm), ...languageField(language) }), newContact),
    mutate: createContact,
  })
}
