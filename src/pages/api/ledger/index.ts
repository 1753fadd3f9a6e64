import { createEntry } from '~/api/customers/ledger'
import { listEntries } from '~/api/customers/ledger-pages'
import { bookkeeper } from '~/api/http/endpoint'
import { newEntry } from '~/domain/customers/ledger-schema'

export const prerender = false
export const GET = bookkeeper.handler(listEntries)
export const POST = bookkeeper(newEntry, createEntry)
