import { nothing, operator } from '~/api/http/endpoint'
import { restoreProduct } from '~/api/products'

export const prerender = false
export const PUT = operator(nothing, restoreProduct)
