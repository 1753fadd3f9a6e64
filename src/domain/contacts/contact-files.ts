import { languages } from '~/languages'
import type { Column } from '../csv'
import { sortableDateTime } from '../dates'
import { filePhone } from '../phones'
import { complaintDue } from './complaints'
import { contactKind } from './contacts'
import type { Contact } from './schema'

const sortable = (moment = '') => moment && sortableDateTime(moment)

export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  ['Date', ({ createdAt }) => sortableDateTime(createdAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone && filePhone(phone)],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Kind', (contact) => contactKind(contact)],
  ['Number', ({ complaint }) => complaint?.number ?? ''],
  ['Due', (contact) => sortable(complaintDue(contact)?.at)],
  ['Acknowledged', ({ complaint }) => sortable(complaint?.acknowledgedAt)],
  ['Settled', ({ complaint }) => sortable(complaint?.settledAt)],
  ['Language', ({ language = 'en' }) => languages[language].english],
]
