import { recordPageView } from '~/api/analytics/visitors'
import { visitor } from '~/api/http/endpoint'
import { newPageView } from '~/domain/analytics/visitors-schema'

export const prerender = false
export const POST = visitor.handler(newPageView, recordPageView)
