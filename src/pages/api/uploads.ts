import { operator, picture } from '~/api/http/endpoint'
import { keepUpload } from '~/api/uploads/uploads'

export const prerender = false
export const POST = operator.handler(picture, keepUpload)
