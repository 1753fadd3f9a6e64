import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { checkedLine, checkedValue } from './checked-lines'

const SLOT = 128

/**
 * A few growing numbers in a small file, written in place: that needs no space, so it also works on a full disk.
 * Two slots take turns, so that a write cut short leaves the other one whole.
 */
export class NumbersFile {
  readonly #file: number
  #turn = 0

  constructor(path: string) {
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  }

  /** Writes the numbers without waiting for the disk: they outlive this process at once, a power cut a little later. */
  write(numbers: readonly number[]) {
    const slot = checkedLine(numbers)
      .trimEnd()
      .padEnd(SLOT - 1)
    try {
      writeSync(this.#file, `${slot}\n`, this.#turn * SLOT)
      this.#turn = 1 - this.#turn
    } catch (error) {
      // They grow: the last ones written are still true, and what they stand for must not fail with them.
      console.error(`A number could not be noted: ${(error as Error).message}`)
    }
  }

  close() {
    closeSync(this.#file)
  }
}

/** The highest numbers a file holds; undefined where there is none or it is damaged. */
export function readNumbers(path: string): number[] | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  const slots = text.split('\n').map((line) => checkedValue({ text: line.trimEnd(), end: 0, isTorn: false }))
  const whole = slots.filter((slot): slot is number[] => Array.isArray(slot))
  return whole.length > 0 ? whole.reduce((a, b) => a.map((number, index) => Math.max(number, b[index] ?? 0))) : undefined
}
