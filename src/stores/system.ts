import type { System } from '~/schemas/system'
import { valueStore } from './value'

/** The state of the server, for the operator. */
export const { $value: $system, refresh: refreshSystem } = valueStore<System>('/api/system')
