import type { NewPassword, PasswordAge } from '~/domain/account/password-schema'
import { AnswerError, call } from './client'
import { queryStore } from './query'
import { refreshSecurityEvents } from './security-events'

export const { $known: $passwordAge, refresh: refreshPasswordAge } = queryStore<PasswordAge>('/api/password')

/** The outcome of a form of secrets; `errors` are by field, '' for the whole form. */
export type SecretOutcome<Form> =
  | { state: 'done' }
  | { state: 'signed out' }
  | { state: 'refused'; errors: Partial<Record<keyof Form | '', string>> }

/** Changes the password; every other browser is signed out. */
export async function changePassword(password: NewPassword): Promise<SecretOutcome<NewPassword>> {
  try {
    await call('PUT', '/api/password', { body: password })
    await Promise.all([refreshPasswordAge(), refreshSecurityEvents()])
    return { state: 'done' }
  } catch (error) {
    return secretRefusal<NewPassword>(error)
  }
}

export function secretRefusal<Form>(error: unknown): SecretOutcome<Form> {
  const problem = error instanceof AnswerError ? error.problem : undefined
  if (problem?.status === 401) return { state: 'signed out' }
  const named = problem?.errors?.map(({ path, message }) => [path, message]) ?? []
  const sentence = problem?.detail ?? 'The server cannot be reached just now. Please try again.'
  const errors = named.length > 0 ? Object.fromEntries(named) : { '': sentence }
  return { state: 'refused', errors }
}
