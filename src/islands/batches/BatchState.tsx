import type { ListedBatch } from '~/domain/batches/schema'
import { indianDay } from '~/domain/dates'

const STATE_WORDS = { free: 'Free', held: 'Held', recalled: 'Recalled' } as const
const TONES = { free: 'ok', held: 'wait', recalled: 'no' } as const

/** The state of a batch, or that its best-before day is over. */
export default function BatchState({ batch: { state, bestBefore } }: { batch: Pick<ListedBatch, 'state' | 'bestBefore'> }) {
  const isOver = state === 'free' && bestBefore < indianDay(new Date())
  return (
    <strong className="badge" data-tone={isOver ? 'wait' : TONES[state]}>
      {isOver ? 'Past best before' : STATE_WORDS[state]}
    </strong>
  )
}
