import { type Language, languageField } from '~/languages'
import { type ContactForm, contactForm } from '~/schemas/contacts'
import { SENTENCES, type Sentences } from '~/schemas/sentences'
import { createContact } from './contacts'
import { handlePostedForm, type PostedForm, postedData } from './http/posted-forms'
import { checked } from './http/request-body'

export type PostedContact = PostedForm<keyof ContactForm>

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export async function createPostedContact(
  request: Request,
  locals: App.Locals,
  headers: Headers,
  sentences: Sentences = SENTENCES,
  language: Language = 'en',
): Promise<PostedContact> {
  return handlePostedForm({ request, locals, headers, sentences }, await postedData(request), {
    path: '/contact',
    fields,
    check: (form) => ({ ...checked(form, contactForm), ...languageField(language) }),
    mutate: createContact,
  })
}
