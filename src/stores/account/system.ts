import type { System } from '~/domain/account/system-schema'
import { queryStore } from '../query'

export const { $known: $system, refresh: refreshSystem } = queryStore<System>('/api/system')
