/** Stands in values that are to come back to nobody. */
export const CANARY = 'c4n4ry'

/** The numbers from 0 to 299, for endless lists. */
export const LIST = Array.from({ length: 300 }, (_, index) => index)
