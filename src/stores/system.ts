import type { System } from '~/schemas/system'
import { valueStore } from './value'

export const { $value: $system, refresh: refreshSystem } = valueStore<System>('/api/system')
