import { INQUIRY_TYPES, type InquiryType } from '~/domain/contacts/contact-subjects'
import { INQUIRIES } from '~/domain/contacts/inquiries'
import { type ContactForm, contactFormFor, newContact } from '~/domain/contacts/schema'
import { newContactOf } from '~/domain/contacts/typed-contact'
import { SENTENCES, type Sentences } from '~/domain/sentences'
import { type Language, languageField } from '~/languages'
import { type FormAction, formData, handleFormAction, textIn } from '../http/form-actions'
import { madeOnce } from '../http/idempotency'
import { checked } from '../http/request-body'
import { createContact } from './contacts'

interface ContactFormAnswer extends FormAction<keyof ContactForm> {
  /** The selected subject. */
  about?: InquiryType
}

const fields = ['name', 'email', 'phone', 'subject', 'order', 'message'] as const

export async function contactFormAction(
  request: Request,
  locals: App.Locals,
  headers: Headers,
  sentences: Sentences = SENTENCES,
  language: Language = 'en',
): Promise<ContactFormAnswer> {
  const data = await formData(request)
  const about = INQUIRY_TYPES.find((type) => type === textIn(data, 'about'))
  const words = about && INQUIRIES[language][about]
  if (words && textIn(data, 'subject').trim() === '') data.set('subject', words)
  // A complaint may have the sender's own subject.
  const isNamed = about === 'Complaint' && textIn(data, 'subject') !== words
  const inLanguage = (form: ContactForm) =>
    newContactOf({ ...form, ...languageField(language), ...(isNamed && { kind: 'complaint' }) })
  // The same body as scripts send, because they may have sent it before.
  const body = inLanguage(Object.fromEntries(fields.map((name) => [name, textIn(data, name)])) as Required<ContactForm>)
  const answer = await handleFormAction({ request, locals, headers, sentences }, data, {
    path: '/contact',
    fields,
    asksOnce: true,
    check: (form) =>
      checked(
        inLanguage(checked(form, contactFormFor(isNamed ? { ...form, subject: INQUIRIES[language].Complaint } : form))),
        newContact,
      ),
    mutate: (shop, call) =>
      madeOnce(shop, { path: '/api/contact', key: call.idempotencyKey, body, now: call.now }, (rows) =>
        createContact(rows, call),
      ),
  })
  return { ...answer, ...(about && { about }) }
}
