const FIRST_WAIT = 30
const LONGEST_WAIT = 15 * 60

/** Seconds to wait before the next try after `failures` failed ones in a row, of which `allowed` are free; doubling, 15 minutes at most. */
export function signInWait(failures: number, allowed: number): number {
  if (failures < allowed) return 0
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - allowed))
}
