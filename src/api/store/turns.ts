import { setImmediate } from 'node:timers'

/** Milliseconds of one turn of the event loop. */
const TURN = 8
const STEPS_A_LOOK = 32

/** Long work that can stop at each `yield`, and gives what it returns. */
export type Steps<Result> = Generator<void, Result, void>

/** When long work began in this turn of the event loop. */
let begun: number | undefined
const waiting: (() => void)[] = []

/** Whether all long work together has had its time in this turn. */
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

/** A later turn of the event loop. One long work goes on in each, however many wait. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve)
    beginTurn()
  })

/** The turns of long work, so that all others are answered meanwhile. */
export class Turns {
  #steps = 0

  constructor() {
    beginTurn()
  }

  /** The next turn, where this one has lasted long enough. After short work it is not looked at each time. */
  next(): Promise<void> | undefined {
    return ++this.#steps % STEPS_A_LOOK === 0 ? this.nextAfterLong() : undefined
  }

  nextAfterLong(): Promise<void> | undefined {
    return isTurnOver() ? nextTurn() : undefined
  }
}

/** Does the steps in as many turns as they take. What they read may change meanwhile. */
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

/** What is made of each row, one step a row. */
export function* stepsOver<Row, Made>(rows: Iterable<Row>, make: (row: Row) => readonly Made[]): Steps<Made[]> {
  const made: Made[] = []
  for (const row of rows) {
    made.push(...make(row))
    yield
  }
  return made
}

/** The same values, with a turn between those that take long to make. */
export async function* valuesInTurns<Value>(values: Iterable<Value>): AsyncGenerator<Value> {
  const turns = new Turns()
  for (const value of values) {
    yield value
    await turns.nextAfterLong()
  }
}
