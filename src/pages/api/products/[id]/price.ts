import { changeProduct } from '~/api/catalog/products'
import { operator } from '~/api/http/endpoint'
import { productPrice } from '~/domain/catalog/schema'

export const prerender = false
export const PUT = operator(productPrice, changeProduct)
