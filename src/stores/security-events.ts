import type { SecurityEvent } from '~/schemas/security-events'
import { valueStore } from './value'

/** What happened to the operator's door, newest first. */
export const { $value: $securityEvents, refresh: refreshSecurityEvents } =
  valueStore<readonly SecurityEvent[]>('/api/security-events')
