import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of one turn of the event loop. */
const TURN = 8
const STEPS_A_LOOK = 32

/** Long work that can stop at each `yield`, and gives what it returns. */
export type Steps<Result> = Generator<void, Result, void>

/** A turn of the event loop that work takes. */
export class Turn {
  readonly #begun = performance.now()

  get isOver() {
    return performance.now() - this.#begun >= TURN
  }
}

/** The turns of long work, so that all others are answered meanwhile. */
export class Turns {
  #turn = new Turn()
  #steps = 0

  /** The next turn, where this one has lasted long enough. After short work it is not looked at each time. */
  next(): Promise<void> | undefined {
    return ++this.#steps % STEPS_A_LOOK === 0 ? this.nextAfterLong() : undefined
  }

  nextAfterLong(): Promise<void> | undefined {
    return this.#turn.isOver ? this.#next() : undefined
  }

  async #next() {
    await nextTurn()
    this.#turn = new Turn()
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
