import { foldedText } from '../folded-text'

export const MAX_LOT = 30

/** Lots that one question about sacks may name. */
export const MOST_SACKS = 60

/** Latin letters alone, because letters of other scripts look the same on a bag. */
export const LOT = /^[A-Z0-9](?:[A-Z0-9.-]{0,28}[A-Z0-9])?$/

/** A lot number as it is kept: capital letters, Latin digits, no spaces around it. */
export const foldedLot = (text: string): string => foldedText(text).trim().toUpperCase()

export const isLot = (text: string): boolean => LOT.test(text)
