import type { Setting } from '~/schemas/settings'
import { AnswerError, call } from './client'
import { type SecretOutcome, secretRefusal } from './password'
import { refreshSecurityEvents } from './security-events'
import { valueStore } from './value'

const settings = valueStore<readonly Setting[]>('/api/settings')

export const { $value: $settings, refresh: refreshSettings } = settings

/** What some changes need; `code` is empty without a second factor. */
export type Proof = { password: string; code: string }

export type SettingOutcome =
  | { state: 'saved' }
  | { state: 'changed meanwhile'; current: Setting }
  | { state: 'refused'; sentence: string }
  | { state: 'signed out' }
  | { state: 'failed' }

/** Saves each setting against the version seen, then fetches all again. Outcomes are in the order given. */
export async function updateSettings(seen: readonly Setting[]): Promise<SettingOutcome[]> {
  const outcomes = await Promise.all(seen.map(updateSetting))
  if (outcomes.some(({ state }) => state === 'signed out')) return outcomes
  await Promise.all([refreshSettings(), refreshSecurityEvents()])
  return outcomes
}

/** Saves one setting that needs the password, and a code if a second factor is on. */
export async function updateProved({ key, value, version }: Setting, proof: Proof): Promise<SecretOutcome<Proof>> {
  const { password, code } = proof
  try {
    await call('PUT', `/api/settings/${key}`, { body: { value, password, ...(code && { code }) }, version })
    return { state: 'done' }
  } catch (error) {
    return secretRefusal(error)
  }
}

async function updateSetting({ key, value, version }: Setting): Promise<SettingOutcome> {
  try {
    await call('PUT', `/api/settings/${key}`, { body: { value }, version })
    return { state: 'saved' }
  } catch (error) {
    if (!(error instanceof AnswerError)) return { state: 'failed' }
    const { status, problem } = error
    if (status === 401) return { state: 'signed out' }
    if (status === 409 && problem?.current) return { state: 'changed meanwhile', current: problem.current as Setting }
    return status === 422 ? { state: 'refused', sentence: problem?.detail ?? 'This was not accepted.' } : { state: 'failed' }
  }
}
