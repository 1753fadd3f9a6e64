import { createShowcaseImage, listShowcaseImages } from '~/api/catalog/showcase-images'
import { operator, visitor } from '~/api/http/endpoint'
import { createdShowcaseImage } from '~/domain/catalog/showcase-images-schema'

export const prerender = false
export const GET = visitor(listShowcaseImages)
export const POST = operator(createdShowcaseImage, createShowcaseImage)
