import { exportEntries } from '~/api/customers/ledger-pages'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(exportEntries)
