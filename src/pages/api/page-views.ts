import { visitor } from '~/api/http/endpoint'
import { recordPageView } from '~/api/visitors'
import { newPageView } from '~/schemas/visitors'

export const prerender = false
export const POST = visitor.task(newPageView, recordPageView)
