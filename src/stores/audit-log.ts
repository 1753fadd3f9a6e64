import { atom } from 'nanostores'
import type { AuditLogPage } from '~/domain/account/audit-log-schema'
import { call } from './client'
import type { Known } from './value'

/** The page of changes asked for last; while another loads, the one before stays. */
export const $auditLog = atom<Known<AuditLogPage>>({ state: 'loading', value: undefined })

let asked = 0

/** Asks for a page by its query, such as `page=1&noun=orders`. Never throws: a failure shows in the state. */
export async function loadAuditLog(query: string): Promise<void> {
  const turn = ++asked
  const show = (known: Known<AuditLogPage>) => turn === asked && $auditLog.set(known)
  const { value } = $auditLog.get()
  show({ state: 'loading', value })
  try {
    const { body } = await call('GET', `/api/changes?${query}`, { needsSignIn: true })
    show({ state: 'ready', value: body as AuditLogPage })
  } catch (error) {
    console.warn('Failed to fetch the changes:', error)
    show({ state: 'failed', value })
  }
}
