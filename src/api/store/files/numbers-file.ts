import { closeSync, constants, openSync, readFileSync, writeSync } from 'node:fs'
import { checkedLine, checkedValue } from './checked-lines'

const SLOT = 128

/**
 * A small file with a few growing numbers, overwritten in place, so that it works on a full disk. Two alternating slots keep
 * one valid if a write is cut.
 */
export class NumbersFile {
  readonly #file: number
  #turn = 0

  constructor(path: string) {
    this.#file = openSync(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  }

  /** Writes without a sync: survives a kill at once, a power cut a little later. */
  write(numbers: readonly number[]) {
    const slot = checkedLine(numbers)
      .trimEnd()
      .padEnd(SLOT - 1)
    try {
      writeSync(this.#file, `${slot}\n`, this.#turn * SLOT)
      this.#turn = 1 - this.#turn
    } catch (error) {
      // The numbers only grow, so the last written ones are still valid.
      console.error(`A number could not be noted: ${(error as Error).message}`)
    }
  }

  close() {
    closeSync(this.#file)
  }
}

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
