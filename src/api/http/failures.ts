const MOST_COUNTED = 1000

/** Times of this process's recent answers with 500 or more, in milliseconds since 1970. */
let failures: number[] = []

export function noteAnswer(status: number, now = Date.now()) {
  if (status >= 500) failures = [...failures.slice(1 - MOST_COUNTED), now]
}

export const failuresIn = (milliseconds: number, now: number): number =>
  failures.filter((at) => at <= now && now - at < milliseconds).length
