import { operator, visitor } from '~/api/http/endpoint'
import { createProduct, listProducts } from '~/api/products'
import { newProduct } from '~/schemas/products'

export const prerender = false
export const GET = visitor.list(listProducts)
export const POST = operator(newProduct, createProduct)
