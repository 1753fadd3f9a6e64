import { exportDayBook } from '~/api/customers/day-book'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(exportDayBook)
