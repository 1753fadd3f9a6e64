import { operator } from '~/api/http/endpoint'
import { changeProduct } from '~/api/products'
import { productActive } from '~/schemas/products'

export const prerender = false
export const PUT = operator(productActive, changeProduct)
