/** The code of the refusal until an operator has set up the second factor that the shop requires. */
export const TWO_FACTOR_FIRST = 'two-factor-first'

const FIRST_WAIT = 30
const LONGEST_WAIT = 15 * 60

/** Seconds to wait before the next try after `failures` failed ones in a row, of which `allowed` are free; doubling, 15 minutes at most. */
export function signInWait(failures: number, allowed: number): number {
  if (failures < allowed) return 0
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - allowed))
}

const LONGEST_SLOW_WAIT = 24 * 60 * 60

/** Seconds to wait after `failures` of one address while many guess at its account: none is free; doubling, a day at most. */
export function slowSignInWait(failures: number): number {
  if (failures < 1) return 0
  return Math.min(LONGEST_SLOW_WAIT, LONGEST_WAIT * 2 ** (failures - 1))
}

/** A wait in words, never less than it is: 30 seconds, 2 minutes. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
