import type { Proof } from '~/domain/account/password-schema'
import { decidedAfter } from '~/domain/account/ready-items'
import type { ReadyItem } from '~/domain/account/ready-items-schema'
import type { Setting } from '~/domain/account/settings-schema'
import { OTHER_LANGUAGES } from '~/languages'
import { AnswerError, call } from '../client'
import { queryStore } from '../query'
import { refreshSecurityEvents } from './security-events'

export const { $known: $settings, refresh: refreshSettings } = queryStore<readonly Setting[]>('/api/settings')

export const { $known: $readyToSell, refresh: refreshReadyToSell } = queryStore<readonly ReadyItem[]>('/api/ready-to-sell')

const IS_TRANSLATION = new RegExp(`_(?:${OTHER_LANGUAGES.join('|')})$`)

const IS_REVIEWED = new RegExp(`^(?:${OTHER_LANGUAGES.join('|')})_reviewed$`)

/** A switch that needs a reader and a day goes off before them and on after them. */
function turnOf({ key, value }: Setting): 0 | 1 | 2 {
  if (IS_REVIEWED.test(key)) return value === 'true' ? 2 : 0
  return IS_TRANSLATION.test(key) ? 2 : 1
}

export type SettingOutcome =
  | { state: 'saved' }
  | { state: 'changed meanwhile'; current: Setting }
  | { state: 'refused'; sentence: string }
  | { state: 'signed out' }
  | { state: 'failed' }

/** A setting to save; `isRight` confirms that an outdated translation fits the new English text. */
export type SeenSetting = Setting & { isRight?: boolean }

/**
 * Saves each setting against the version seen, then refetches all. Outcomes are in the given order. English texts are saved first,
 * because a translation saved before would be outdated.
 */
export async function updateSettings(seen: readonly SeenSetting[]): Promise<SettingOutcome[]> {
  const outcomes: SettingOutcome[] = []
  for (const turn of [0, 1, 2]) {
    const save = async (setting: SeenSetting, index: number) => {
      if (turn === turnOf(setting)) outcomes[index] = await updateSetting(setting)
    }
    await Promise.all(seen.map(save))
  }
  if (outcomes.some(({ state }) => state === 'signed out')) return outcomes
  await Promise.all([refreshSettings(), refreshReadyToSell(), refreshSecurityEvents()])
  return outcomes
}

/** Stores that a requirement does not apply to this shop, or applies again. Throws AnswerError or the network's error. */
export async function decideDuty(items: readonly ReadyItem[], name: string, isDecided: boolean): Promise<void> {
  const body = { value: decidedAfter(items, name, isDecided) }
  await call('PUT', '/api/settings/ready_decided', { body, needsSignIn: true })
  await Promise.all([refreshSettings(), refreshReadyToSell()])
}

/**
 * Saves the settings that need the password, and a code if two-factor is on, all or nothing. Also resolves if a value was refused
 * or changed meanwhile; saving each one afterwards reports which.
 */
export async function updateProved(seen: readonly Setting[], proof: Proof): Promise<void> {
  const changes = seen.map(({ key, value, version }) => ({ key, value, version }))
  try {
    await call('PUT', '/api/settings', { body: { changes, ...proof } })
  } catch (error) {
    if (!isOfValues(error)) throw error
  }
}

function isOfValues(error: unknown): boolean {
  const { status, errors = [] } = (error instanceof AnswerError && error.problem) || {}
  return status === 409 || (status === 422 && !errors.some(isOfProof))
}

const isOfProof = ({ path }: { path: string }) => path === 'password' || path === 'code'

async function updateSetting({ key, value, version, isRight }: SeenSetting): Promise<SettingOutcome> {
  try {
    await call('PUT', `/api/settings/${key}`, { body: { value, isRight }, version })
    return { state: 'saved' }
  } catch (error) {
    if (!(error instanceof AnswerError)) return { state: 'failed' }
    const { status, problem } = error
    if (status === 401) return { state: 'signed out' }
    if (status === 409 && problem?.current) return { state: 'changed meanwhile', current: problem.current as Setting }
    if (problem?.errors?.some(isOfProof)) return { state: 'failed' }
    return status === 422 ? { state: 'refused', sentence: problem?.detail ?? 'This was not accepted.' } : { state: 'failed' }
  }
}
