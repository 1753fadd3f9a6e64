import * as z from 'zod/mini'
import { languageField } from '../languages-schema'
import { sentence } from '../sentences'
import { count, email, id, line, optionalEmail, optionalLine, optionalParagraph, paragraph, timestamp } from '../text'
import { MAX_CONTACT_MESSAGE, MAX_MESSAGE, MAX_NAME, MAX_PHONE, MAX_SUBJECT } from '../text-limits'
import { isComplaintSubject } from './inquiries'

export const newContact = z.object({
  name: line(MAX_NAME),
  /** '' only for an order without an email, or a complaint with a phone. */
  email: optionalEmail,
  phone: z.optional(z.nullable(optionalLine(MAX_PHONE))),
  subject: line(MAX_SUBJECT),
  message: paragraph(MAX_CONTACT_MESSAGE),
  language: languageField,
  kind: z.optional(z.literal('complaint', 'Please send the kind complaint, or none.')),
  /** The order that a complaint names, unverified. No answer reveals whether that order exists. */
  orderId: z.optional(id),
})

const OF_PROGRAMS = { language: true, kind: true, orderId: true } as const

/** The fields of a contact form, as texts; the phone is optional. A complaint also has its order. */
export const contactForm = z.extend(z.omit(newContact, OF_PROGRAMS), {
  email,
  phone: optionalLine(MAX_PHONE),
  order: z.optional(optionalLine(MAX_SUBJECT)),
})

const eitherMissing = optionalEmail.check(z.refine((text) => text.trim() !== '', sentence('phone-or-email')))

/** The checks of a typed form: a complaint needs a phone or an email address, other messages an email address. */
export function contactFormFor({ subject, phone }: Pick<ContactForm, 'subject' | 'phone'>) {
  if (!isComplaintSubject(subject)) return contactForm
  return z.extend(contactForm, { email: phone.trim() === '' ? eitherMissing : optionalEmail })
}

export const CONTACT_KINDS = ['enquiry', 'order', 'complaint'] as const
const ANSWER_CHANNELS = ['mail', 'whatsapp', 'call'] as const

export const COMPLAINT_STATES = ['received', 'acknowledged', 'settled'] as const

/** Additional data of a complaint. The server checks whether its sender is the buyer of the order. */
export const complaint = z.object({
  number: z.string(),
  linkSalt: z.string(),
  orderId: z.optional(id),
  isOfBuyer: z.boolean(),
  acknowledgedAt: z.optional(timestamp),
  acknowledgedBy: z.optional(z.string()),
  settledAt: z.optional(timestamp),
  settledBy: z.optional(z.string()),
  answer: z.optional(z.string()),
})

/** `kind` is set by the server when the row is created; old rows have none. The three `answered…` are set together. */
export const contact = z.extend(z.omit(newContact, { orderId: true }), {
  id,
  createdAt: timestamp,
  kind: z.optional(z.enum(CONTACT_KINDS)),
  answeredAt: z.optional(timestamp),
  answeredBy: z.optional(z.string()),
  answeredHow: z.optional(z.enum(ANSWER_CHANNELS)),
  complaint: z.optional(complaint),
})

export const contactAnswer = z.object({
  how: z.nullable(z.enum(ANSWER_CHANNELS, `Please choose one of ${ANSWER_CHANNELS.join(', ')}.`)),
})

/** The state of a complaint and the answer that its sender reads; '' removes the answer. */
export const complaintProgress = z.object({
  state: z.enum(COMPLAINT_STATES, `Please choose one of ${COMPLAINT_STATES.join(', ')}.`),
  answer: optionalParagraph(MAX_MESSAGE),
})

/** What a trusted device may read before sign-in: no address, phone or message. */
export const contactHeading = z.pick(contact, { id: true, name: true, subject: true, createdAt: true })

/** Data of the login page: counts of all contacts and of product contacts, and the newest five of each. */
export const recentContacts = z.object({
  total: count,
  productInquiries: count,
  latest: z.array(contactHeading),
  latestProductInquiries: z.array(contactHeading),
})

/** The answer to the sender; for a complaint with its number and the path of its page. */
export const contactReceipt = z.extend(z.omit(contact, { kind: true, complaint: true }), {
  number: z.optional(z.string()),
  link: z.optional(z.string()),
})

/** Number of contacts per kind. */
export const contactCounts = z.record(z.enum(CONTACT_KINDS), z.object({ open: count, answered: count }))

/** Totals over all contacts, for the cards of the contact screen. */
export const contactCards = z.object({ total: count, today: count, recent: count, counts: contactCounts })

export type NewContact = z.infer<typeof newContact>
export type ContactForm = z.infer<typeof contactForm>
export type Contact = z.infer<typeof contact>
export type Complaint = z.infer<typeof complaint>
export type ComplaintState = (typeof COMPLAINT_STATES)[number]
export type ComplaintProgress = z.infer<typeof complaintProgress>
export type ContactReceipt = z.infer<typeof contactReceipt>
export type RecentContacts = z.infer<typeof recentContacts>
export type ContactCounts = z.infer<typeof contactCounts>
export type ContactStats = z.infer<typeof contactCards>
export type ContactKind = (typeof CONTACT_KINDS)[number]
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]
export type ContactAnswer = z.infer<typeof contactAnswer>
export type ContactHeading = z.infer<typeof contactHeading>
