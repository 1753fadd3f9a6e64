import { nothing, operator } from '~/api/http/endpoint'
import { restoreShowcaseImage } from '~/api/showcase-images'

export const prerender = false
export const PUT = operator(nothing, restoreShowcaseImage)
