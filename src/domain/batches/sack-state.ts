import type { Batch } from './schema'

/** The badge colour of each state. */
export const BATCH_TONES = { free: 'ok', over: 'wait', held: 'wait', recalled: 'no' } as const

/** Whether a batch is past its best-before day on an Indian day. */
export const isOver = ({ bestBefore }: Pick<Batch, 'bestBefore'>, today: string): boolean => bestBefore < today

/** The state of a sack on an Indian day: `over` once a free one is past its best-before day. */
export const sackState = ({ state, bestBefore }: Pick<Batch, 'state' | 'bestBefore'>, today: string): keyof typeof BATCH_TONES =>
  state === 'free' && isOver({ bestBefore }, today) ? 'over' : state
