import type { SecurityEvent } from '~/schemas/security-events'
import { valueStore } from './value'

export const { $value: $securityEvents, refresh: refreshSecurityEvents } =
  valueStore<readonly SecurityEvent[]>('/api/security-events')
