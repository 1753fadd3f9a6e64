import { operator, visitor } from '~/api/http/endpoint'
import { createShowcaseImage, listShowcaseImages } from '~/api/showcase-images'
import { newShowcaseImage } from '~/schemas/showcase-images'

export const prerender = false
export const GET = visitor(listShowcaseImages)
export const POST = operator(newShowcaseImage, createShowcaseImage)
