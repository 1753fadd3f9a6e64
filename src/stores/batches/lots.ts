import type { OpenLot } from '~/domain/batches/schema'
import { queryStore } from '../query'

/** The lots with bags here, the first to expire first. */
export const { $known: $lots } = queryStore<readonly OpenLot[]>('/api/lots')
