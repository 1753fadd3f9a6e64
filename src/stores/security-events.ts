import type { SecurityEvent } from '~/schemas/security-events'
import { valueStore } from './value'

/** Changes to how the operator signs in, newest first. */
export const { $value: $securityEvents, refresh: refreshSecurityEvents } =
  valueStore<readonly SecurityEvent[]>('/api/security-events')
