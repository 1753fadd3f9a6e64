import { createProduct, listProducts } from '~/api/catalog/products'
import { operator, visitor } from '~/api/http/endpoint'
import { createdProduct } from '~/domain/catalog/schema'

export const prerender = false
export const GET = visitor.list('products', listProducts)
export const POST = operator(createdProduct, createProduct)
