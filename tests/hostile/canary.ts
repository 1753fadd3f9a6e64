/** Part of values that no response may return. */
export const CANARY = 'c4n4ry'

/** The numbers from 0 to 299, for very long lists. */
export const LIST = Array.from({ length: 300 }, (_, index) => index)
