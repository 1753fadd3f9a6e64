import { operator, visitor } from '~/api/http/endpoint'
import { createProduct, listProducts } from '~/api/products'
import { createdProduct } from '~/schemas/products'

export const prerender = false
export const GET = visitor.list(listProducts)
export const POST = operator(createdProduct, createProduct)
