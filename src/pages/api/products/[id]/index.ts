import { nothing, operator } from '~/api/http/endpoint'
import { deleteProduct, updateProduct } from '~/api/products'
import { newProduct } from '~/schemas/products'

export const prerender = false
export const PUT = operator(newProduct, updateProduct)
export const DELETE = operator(nothing, deleteProduct)
