import type { NewShowcaseImage, ShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { call } from '../client'
import { listStore } from '../list'

export const { $known: $showcaseImages, refresh: refreshShowcaseImages } = listStore<ShowcaseImage>('/api/showcase-images')

/** Adds a picture, idempotent by key. Throws AnswerError or the network's error. */
export async function createShowcaseImage(image: NewShowcaseImage, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/showcase-images', { body: image, idempotencyKey })
  await refreshShowcaseImages()
}

/** Replaces a picture of this version. Throws a 409 with the current picture if it has another. */
export async function updateShowcaseImage(id: number, image: NewShowcaseImage, version: number): Promise<void> {
  await call('PUT', `/api/showcase-images/${id}`, { body: image, version })
  await refreshShowcaseImages()
}

export async function deleteShowcaseImage(id: number): Promise<void> {
  await call('DELETE', `/api/showcase-images/${id}`, { needsSignIn: true })
  await refreshShowcaseImages()
}

export async function restoreShowcaseImage(id: number): Promise<void> {
  await call('PUT', `/api/showcase-images/${id}/restored`, { needsSignIn: true })
  await refreshShowcaseImages()
}
