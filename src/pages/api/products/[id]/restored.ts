import { restoreProduct } from '~/api/catalog/products'
import { nothing, operator } from '~/api/http/endpoint'

export const prerender = false
export const PUT = operator(nothing, restoreProduct)
