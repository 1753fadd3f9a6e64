import { createEntry } from '~/api/customers/ledger'
import { listEntries } from '~/api/customers/ledger-pages'
import { operator } from '~/api/http/endpoint'
import { newEntry } from '~/domain/customers/ledger-schema'

export const prerender = false
export const GET = operator.handler(listEntries)
export const POST = operator(newEntry, createEntry)
