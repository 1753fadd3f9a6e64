import { nothing, operator } from '~/api/http/endpoint'
import { deleteShowcaseImage, updateShowcaseImage } from '~/api/showcase-images'
import { newShowcaseImage } from '~/schemas/showcase-images'

export const prerender = false
export const PUT = operator(newShowcaseImage, updateShowcaseImage)
export const DELETE = operator(nothing, deleteShowcaseImage)
