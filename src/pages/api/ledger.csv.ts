import { exportEntries } from '~/api/customers/ledger-pages'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(exportEntries)
