import type { Contact } from '~/schemas/contacts'
import type { Column } from './csv'
import { sortableDateTime } from './dates'

/** The columns of a contact in an exported file; times are of India. */
export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  ['Date', ({ createdAt }) => sortableDateTime(createdAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
]
