import { type ContactForm, contactFormFor, newContact } from '~/domain/contacts/schema'
import { newContactOf } from '~/domain/contacts/typed-contact'
import { SENTENCES, type Sentences } from '~/domain/sentences'
import { type Language, languageField } from '~/languages'
import { type FormAction, formData, handleFormAction, textIn } from '../http/form-actions'
import { madeOnce } from '../http/idempotency'
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
  const data = await formData(request)
  const inLanguage = (form: ContactForm) => newContactOf({ ...form, ...languageField(language) })
  // As scripts send it, who may have done so before.
  const body = inLanguage(Object.fromEntries(fields.map((name) => [name, textIn(data, name)])) as Required<ContactForm>)
  return handleFormAction({ request, locals, headers, sentences }, data, {
    path: '/contact',
    fields,
    check: (form) => checked(inLanguage(checked(form, contactFormFor(form))), newContact),
    mutate: (shop, call) =>
      madeOnce(shop, { path: '/api/contact', key: call.idempotencyKey, body, now: call.now }, (rows) =>
        createContact(rows, call),
      ),
  })
}
