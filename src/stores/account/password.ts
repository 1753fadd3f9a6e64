import type { NewPassword, PasswordAge } from '~/domain/account/password-schema'
import { call } from '../client'
import { queryStore } from '../query'
import { refreshSecurityEvents } from './security-events'

export const { $known: $passwordAge, refresh: refreshPasswordAge } = queryStore<PasswordAge>('/api/password')

/** Changes the password and signs out all other browsers. Throws AnswerError or the network's error. */
export async function changePassword(password: NewPassword): Promise<void> {
  await call('PUT', '/api/password', { body: password })
  await Promise.all([refreshPasswordAge(), refreshSecurityEvents()])
}
