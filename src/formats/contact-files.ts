import type { Column } from '~/domain/csv'
import { sortableDateTime } from '~/domain/dates'
import { languages } from '~/languages'
import type { Contact } from '~/schemas/contacts'

export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  ['Date', ({ createdAt }) => sortableDateTime(createdAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Language', ({ language = 'en' }) => languages[language].english],
]
