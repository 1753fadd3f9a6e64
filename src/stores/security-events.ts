import type { SecurityEvent } from '~/domain/account/security-events-schema'
import { valueStore } from './value'

export const { $value: $securityEvents, refresh: refreshSecurityEvents } =
  valueStore<readonly SecurityEvent[]>('/api/security-events')
