import { operator, picture } from '~/api/http'
import { keepUpload } from '~/api/uploads'

export const prerender = false
export const POST = operator.task(picture, keepUpload)
