import { listVisitors, recordVisitor } from '~/api/analytics/visitors'
import { bookkeeper, visitor } from '~/api/http/endpoint'
import { newVisitor } from '~/domain/analytics/visitors-schema'

export const prerender = false
export const GET = bookkeeper.handler(listVisitors)
export const POST = visitor.handler(newVisitor, recordVisitor)
