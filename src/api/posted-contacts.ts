import { type ContactForm, contactForm } from '~/schemas/contacts'
import { createContact } from './contacts'
import { type PostedForm, postedData, takePostedForm } from './http/posted-forms'
import { checked } from './http/request-body'

/** What became of a contact form posted without scripts. */
export type PostedContact = PostedForm<keyof ContactForm>

const fields = ['name', 'email', 'phone', 'subject', 'message'] as const

/** Keeps the enquiry of a posted form. A refusal comes back with the form. */
export async function createPostedContact(request: Request, locals: App.Locals, headers: Headers): Promise<PostedContact> {
  return takePostedForm({ request, locals, headers }, await postedData(request), {
    path: '/contact',
    fields,
    check: (form) => checked(form, contactForm),
    change: createContact,
  })
}
