/** The problem code while an operator still has to set up the required two-factor. */
export const TWO_FACTOR_FIRST = 'two-factor-first'

const FIRST_WAIT = 30
const LONGEST_WAIT = 15 * 60

/** Seconds to wait after `failures` failed sign-ins in a row; `allowed` are free, then it doubles up to 15 minutes. */
export function signInWait(failures: number, allowed: number): number {
  if (failures < allowed) return 0
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - allowed))
}

const LONGEST_SLOW_WAIT = 24 * 60 * 60

/** Seconds an address waits after `failures` while its account is under attack; doubles from the first, up to a day. */
export function slowSignInWait(failures: number): number {
  if (failures < 1) return 0
  return Math.min(LONGEST_SLOW_WAIT, LONGEST_WAIT * 2 ** (failures - 1))
}

/** Formats a wait, rounded up: 30 seconds, 2 minutes. */
export function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
