import type { Waiting } from '~/domain/waitlist/schema'
import { call } from '../client'
import { queryStore } from '../query'

const POLL_EVERY = 10_000

/** The buyers who wait for a feed, oldest first. */
export const waitlist = queryStore<readonly Waiting[]>('/api/waitlist', { pollEvery: POLL_EVERY })

/** Notes that a buyer was told, or takes it back. Throws AnswerError or the network's error. */
export async function setInformed(id: number, isInformed: boolean): Promise<void> {
  try {
    await call('PUT', `/api/waitlist/${id}`, { body: { isInformed }, needsSignIn: true })
  } finally {
    await waitlist.refresh()
  }
}
