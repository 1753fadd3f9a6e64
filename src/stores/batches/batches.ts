import type { Batch, BatchDetails, BatchList, EditedBatch, NewBatch, NewBatchMove, NewBatchState } from '~/domain/batches/schema'
import { askedStore } from '../asked'
import { call } from '../client'
import { queryStore } from '../query'

const POLL_EVERY = 10_000

/** The newest batches, and the feeds whose stock differs from them. */
export const { $known: $batches, refresh: refreshBatches } = queryStore<BatchList>('/api/batches', { pollEvery: POLL_EVERY })

/** A batch with who has it. */
export const openBatch = askedStore<BatchDetails>({ pollEvery: POLL_EVERY })

/** All calls here throw AnswerError or the network's error, and then refetch what they changed. */
export const createBatch = (batch: NewBatch, idempotencyKey: string) =>
  changed('POST', '/api/batches', { body: batch, idempotencyKey })

export const editBatch = ({ id, version }: Pick<Batch, 'id' | 'version'>, body: EditedBatch) =>
  changed('PUT', `/api/batches/${id}`, { body, version })

export const setBatchState = (id: number, body: NewBatchState) => changed('PUT', `/api/batches/${id}/state`, { body })

export const moveBatch = (id: number, body: NewBatchMove, idempotencyKey: string) =>
  changed('POST', `/api/batches/${id}/moves`, { body, idempotencyKey })

export const setNotified = (id: number, orderIds: readonly number[], isNotified: boolean) =>
  changed('PUT', `/api/batches/${id}/notified`, { body: { orderIds, isNotified } })

async function changed(method: string, path: string, sent: Parameters<typeof call>[2]): Promise<Batch> {
  try {
    return (await call(method, path, { ...sent, needsSignIn: true })).body as Batch
  } finally {
    void refreshBatches()
    openBatch.refreshSoon()
  }
}
