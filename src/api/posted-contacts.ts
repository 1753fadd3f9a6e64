import { type ContactForm, contactForm } from '~/schemas/contacts'
import { createContact } from './contacts'
import { handlePostedForm, type PostedForm, postedData } from './http/posted-forms'
import { checked } from './http/request-body'

export type PostedContact = PostedForm<keyof ContactForm>

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

export async function createPostedContact(request: Request, locals: App.Locals, headers: Headers): Promise<PostedContact> {
  return handlePostedForm({ request, locals, headers }, await postedData(request), {
    path: '/contact',
    fields,
    check: (form) => checked(form, contactForm),
    mutate: createContact,
  })
}
