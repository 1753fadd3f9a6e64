/** The last of a list, or nothing; `at` is younger than the oldest browsers. */
export const lastOf = <Each>(list: readonly Each[]): Each | undefined => list[list.length - 1]

/** The last of a list that passes a test, or nothing. */
export function findLast<Each, Found extends Each>(list: readonly Each[], test: (each: Each) => each is Found): Found | undefined
export function findLast<Each>(list: readonly Each[], test: (each: Each) => unknown): Each | undefined
export function findLast<Each>(list: readonly Each[], test: (each: Each) => unknown): Each | undefined {
  return [...list].reverse().find(test)
}
