import { operator, visitor } from '~/api/http/endpoint'
import { listVisitors, recordVisitor } from '~/api/visitors'
import { newVisitor } from '~/schemas/visitors'

export const prerender = false
export const GET = operator.task(listVisitors)
export const POST = visitor.task(newVisitor, recordVisitor)
