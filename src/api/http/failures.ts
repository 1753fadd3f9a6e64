const MOST_COUNTED = 1000

/** When this process last answered with a status of 500 or more; milliseconds since 1970. */
let failures: number[] = []

export function noteAnswer(status: number, now = Date.now()) {
  if (status >= 500) failures = [...failures.slice(1 - MOST_COUNTED), now]
}

export const failuresIn = (milliseconds: number, now: number): number =>
  failures.filter((at) => at <= now && now - at < milliseconds).length
