import { operator } from '~/api/http/endpoint'
import { createEntry } from '~/api/ledger'
import { listEntries } from '~/api/ledger-pages'
import { newEntry } from '~/schemas/ledger'

export const prerender = false
export const GET = operator.task(listEntries)
export const POST = operator(newEntry, createEntry)
