import { deleteShowcaseImage, updateShowcaseImage } from '~/api/catalog/showcase-images'
import { nothing, operator } from '~/api/http/endpoint'
import { newShowcaseImage } from '~/domain/catalog/showcase-images-schema'

export const prerender = false
export const PUT = operator(newShowcaseImage, updateShowcaseImage)
export const DELETE = operator(nothing, deleteShowcaseImage)
