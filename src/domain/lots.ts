import { foldedText } from './folded-text'

export const MAX_LOT = 30

/** Latin letters alone, because letters of other scripts look the same on a bag. */
export const LOT = /^[A-Z0-9](?:[A-Z0-9.-]{0,28}[A-Z0-9])?$/

/** What the mill says of a lot. */
export const LOT_STATES = ['free', 'held', 'recalled'] as const

/** A lot number as it is kept: capital letters, Latin digits, no spaces around it. */
export const foldedLot = (text: string): string => foldedText(text).trim().toUpperCase()

export const isLot = (text: string): boolean => LOT.test(text)
