import { eraseCustomer, previewErasure } from '~/api/customers/erasures'
import { operator } from '~/api/http/endpoint'
import { newErasure } from '~/domain/customers/erasure-schema'

export const prerender = false
export const GET = operator.handler(previewErasure)
export const POST = operator.handler(newErasure, eraseCustomer)
