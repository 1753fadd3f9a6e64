import { languages } from '~/languages'
import type { Column } from '../csv'
import { sortableDateTime } from '../dates'
import { filePhone } from '../phones'
import type { Contact } from './schema'

export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  ['Date', ({ createdAt }) => sortableDateTime(createdAt)],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone && filePhone(phone)],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  ['Language', ({ language = 'en' }) => languages[language].english],
]
