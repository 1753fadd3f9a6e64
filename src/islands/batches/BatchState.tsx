import { BATCH_TONES, sackState } from '~/domain/batches/sack-state'
import type { ListedBatch } from '~/domain/batches/schema'
import { indianDay } from '~/domain/dates'

const STATE_WORDS = { free: 'Free', over: 'Past best before', held: 'Held', recalled: 'Recalled' } as const

/** The state of a batch, or that its best-before day is over. */
export default function BatchState({ batch }: { batch: Pick<ListedBatch, 'state' | 'bestBefore'> }) {
  const state = sackState(batch, indianDay(new Date()))
  return (
    <strong className="badge" data-tone={BATCH_TONES[state]}>
      {STATE_WORDS[state]}
    </strong>
  )
}
