import type { System } from '~/schemas/system'
import { valueStore } from './value'

/** How the server and its shop are, for the operator. */
export const { $value: $system, refresh: refreshSystem } = valueStore<System>('/api/system')
