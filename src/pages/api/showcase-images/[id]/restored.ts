import { restoreShowcaseImage } from '~/api/catalog/showcase-images'
import { nothing, operator } from '~/api/http/endpoint'

export const prerender = false
export const PUT = operator(nothing, restoreShowcaseImage)
