import { operator } from '~/api/http/endpoint'
import { exportEntries } from '~/api/ledger-pages'

export const prerender = false
export const GET = operator.task(exportEntries)
