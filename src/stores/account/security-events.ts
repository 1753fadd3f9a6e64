import type { SecurityEvent } from '~/domain/account/security-events-schema'
import { queryStore } from '../query'

export const { $known: $securityEvents, refresh: refreshSecurityEvents } =
  queryStore<readonly SecurityEvent[]>('/api/security-events')
