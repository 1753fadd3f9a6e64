import { deleteProduct, updateProduct } from '~/api/catalog/products'
import { nothing, operator } from '~/api/http/endpoint'
import { newProduct } from '~/domain/catalog/schema'

export const prerender = false
export const PUT = operator(newProduct, updateProduct)
export const DELETE = operator(nothing, deleteProduct)
