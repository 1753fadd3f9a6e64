import type { Category, Product } from '~/domain/catalog/schema'
import { queryStore } from '../query'

/** The stage of each feed by id, without its other data. */
export const { $known: $stages } = queryStore<ReadonlyMap<number, Category>>('/api/products', {
  needsSignIn: false,
  read: (body) => new Map((body as Product[]).map(({ id, category }) => [id, category])),
})
