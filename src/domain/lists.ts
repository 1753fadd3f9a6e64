/** The last item or undefined. The oldest supported browsers lack `at`. */
export const lastOf = <Each>(list: readonly Each[]): Each | undefined => list[list.length - 1]

/** The last item that passes a test, or undefined. */
export function findLast<Each, Found extends Each>(list: readonly Each[], test: (each: Each) => each is Found): Found | undefined
export function findLast<Each>(list: readonly Each[], test: (each: Each) => unknown): Each | undefined
export function findLast<Each>(list: readonly Each[], test: (each: Each) => unknown): Each | undefined {
  for (let index = list.length - 1; index >= 0; index--) if (test(list[index] as Each)) return list[index]
  return undefined
}
