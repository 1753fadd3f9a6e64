import type { Product } from '~/schemas/products'
import { listStore } from './list'

export const { $list: $products, refresh: refreshProducts } = listStore<Product>('/api/products')
