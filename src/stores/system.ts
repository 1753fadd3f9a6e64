import type { System } from '~/domain/account/system-schema'
import { valueStore } from './value'

export const { $value: $system, refresh: refreshSystem } = valueStore<System>('/api/system')
