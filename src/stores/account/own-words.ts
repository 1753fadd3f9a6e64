import type { NewOwnWords, OwnWords } from '~/domain/account/own-words-schema'
import { call } from '../client'
import { listStore } from '../list'

/** The operator's own words, as the server last said. */
export const { $known: $ownWords, refresh: refreshOwnWords } = listStore<OwnWords>('/api/own-words')

/** Throws AnswerError or the network's error, as the others here do. */
export async function createOwnWords(words: NewOwnWords, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/own-words', { body: words, idempotencyKey, needsSignIn: true })
  await refreshOwnWords()
}

/** Replaces own words of this version; a 409 for another. */
export async function updateOwnWords(id: number, words: NewOwnWords, version: number): Promise<void> {
  await call('PUT', `/api/own-words/${id}`, { body: words, version, needsSignIn: true })
  await refreshOwnWords()
}

export async function deleteOwnWords(id: number): Promise<void> {
  await call('DELETE', `/api/own-words/${id}`, { needsSignIn: true })
  await refreshOwnWords()
}
