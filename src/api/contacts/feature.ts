import * as z from 'zod/mini'
import { complaintState } from '~/domain/contacts/complaints'
import {
  type Contact,
  type ContactHeading,
  complaintProgress,
  contact,
  contactAnswer,
  contactHeading,
  contactReceipt,
  newContact,
  recentContacts,
} from '~/domain/contacts/schema'
import { CONTACTS_KEPT_DAYS } from '~/domain/kept-days'
import { contactFilter } from '~/domain/list-pages-schema'
import { defineFeature } from '../feature'
import { bookkeeper, csv, operator, trustedDevice, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { noteComplaint, withComplaintLink } from './complaints'
import {
  answerContact,
  contactPages,
  createContact,
  exportContacts,
  listContacts,
  readContact,
  readRecentContacts,
} from './contacts'

const tables = {
  contacts: table(contact, 'id', {
    orderOfComplaint: ({ complaint }) => (complaint?.isOfBuyer ? complaint.orderId : null),
  }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const contactsFeature = defineFeature({
  tables,
  erased: {
    contacts: { texts: ['subject', 'message', 'answer'] },
  },
  audited: {
    contacts: {
      noun: 'contacts',
      labelOf: () => '',
      seen: ({ answeredAt: _at, answeredBy: _by, complaint, ...contact }) => ({
        ...contact,
        complaintState: complaint && complaintState(complaint),
        complaintAnswer: complaint?.answer,
      }),
      values: ['answeredHow', 'complaintState'],
    },
  },
  retention: {
    contacts: {
      days: CONTACTS_KEPT_DAYS,
      from: ({ complaint, answeredAt }) => (complaint ? complaint.settledAt : answeredAt),
    },
  },
  calls: {
    '/contact': { POST: visitor(newContact, createContact, withComplaintLink).answers(contactReceipt) },
    '/contacts': {
      GET: trustedDevice
        .list<Contact | ContactHeading>('contacts', listContacts, contactPages)
        .answers(z.union([contact, contactHeading])),
    },
    '/contacts/[id]': { GET: bookkeeper(readContact).answers(contact) },
    '/contacts/[id]/answer': { PUT: operator(contactAnswer, answerContact).answers(contact) },
    '/contacts/[id]/complaint': { PUT: operator(complaintProgress, noteComplaint).answers(contact) },
    '/contacts/recent': { GET: trustedDevice.handler(readRecentContacts).answers(recentContacts) },
    '/contacts.csv': { GET: bookkeeper.handler(exportContacts).asks(contactFilter).sends(csv) },
  },
})
