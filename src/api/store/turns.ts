import { setImmediate } from 'node:timers'

/** Maximum milliseconds of work per turn of the event loop. */
const TURN = 8
const STEPS_A_LOOK = 32

/** Long work that can pause at each `yield`; its return value is the result. */
export type Steps<Result> = Generator<void, Result, void>

/** When long work began in this turn of the event loop. */
let begun: number | undefined
const waiting: (() => void)[] = []

/** Whether all long work together has used its time in this turn. */
export const isTurnOver = (): boolean => performance.now() - beginTurn() >= TURN

function beginTurn(): number {
  if (begun === undefined) {
    begun = performance.now()
    setImmediate(endTurn)
  }
  return begun
}

function endTurn() {
  begun = undefined
  const goOn = waiting.shift()
  if (!goOn) return
  beginTurn()
  goOn()
}

/** Resolves in a later turn of the event loop; only one waiter continues per turn. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    beginTurn()
  })

/** Splits long work into turns, so that other requests are answered meanwhile. */
export class Turns {
  #steps = 0

  constructor() {
    beginTurn()
  }

  /** The next turn, if this one has lasted long enough. Checked only from time to time. */
  next(): Promise<void> | undefined {
    return ++this.#steps % STEPS_A_LOOK === 0 ? this.nextAfterLong() : undefined
  }

  nextAfterLong(): Promise<void> | undefined {
    return isTurnOver() ? nextTurn() : undefined
  }
}

/** Runs the steps over as many turns as needed. The data they read may change meanwhile. */
export async function inTurns<Result>(steps: Steps<Result>): Promise<Result> {
  const turns = new Turns()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    const turn = turns.nextAfterLong()
    if (turn) await turn
  }
}

export function inOneTurn<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Maps each row, one step per row. */
export function* stepsOver<Row, Made>(rows: Iterable<Row>, make: (row: Row) => readonly Made[]): Steps<Made[]> {
  const made: Made[] = []
  for (const row of rows) {
    made.push(...make(row))
    yield
  }
  return made
}

/** Yields the same values, with pauses between slow ones. */
export async function* valuesInTurns<Value>(values: Iterable<Value> | AsyncIterable<Value>): AsyncGenerator<Value> {
  const turns = new Turns()
  for await (const value of values) {
    yield value
    await turns.nextAfterLong()
  }
}
