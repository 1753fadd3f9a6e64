import { readDayBook } from '~/api/customers/day-book'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readDayBook)
