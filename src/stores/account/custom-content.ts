import type { CustomContent, NewCustomContent } from '~/domain/account/custom-content-schema'
import { call } from '../client'
import { listStore } from '../list'

/** The custom content as last fetched. */
export const { $known: $customContent, refresh: refreshCustomContent } = listStore<CustomContent>('/api/own-words')

/** Creates custom content. Throws AnswerError or the network's error. */
export async function createCustomContent(words: NewCustomContent, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/own-words', { body: words, idempotencyKey, needsSignIn: true })
  await refreshCustomContent()
}

/** Replaces custom content of this version; throws a 409 if it has another. */
export async function updateCustomContent(id: number, words: NewCustomContent, version: number): Promise<void> {
  await call('PUT', `/api/own-words/${id}`, { body: words, version, needsSignIn: true })
  await refreshCustomContent()
}

export async function deleteCustomContent(id: number): Promise<void> {
  await call('DELETE', `/api/own-words/${id}`, { needsSignIn: true })
  await refreshCustomContent()
}
