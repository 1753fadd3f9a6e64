import * as z from 'zod/mini'
import { foldedText } from '../folded-text'
import { atLeastOne, optionalLine } from '../text'

export const MAX_LOT = 30

/** Latin letters alone, because letters of other scripts look the same on a bag. */
const LOT = /^[A-Z0-9](?:[A-Z0-9.-]{0,28}[A-Z0-9])?$/

/** A lot number as it is kept: capital letters, Latin digits, no spaces around it. */
export const foldedLot = (text: string): string => foldedText(text).trim().toUpperCase()

export const isLot = (text: string): boolean => LOT.test(text)

/** The lot number on the bags, such as E-261123-1. */
export const lotNumber = optionalLine(MAX_LOT).check(
  z.overwrite((text) => (text.length > MAX_LOT ? text : foldedLot(text))),
  z.regex(LOT, 'Please give the lot with the letters A to Z, digits, dashes and dots, such as E-261123-1.'),
)

/** Bags of an ordered feed that came from one lot; `recalled` is the reason of a recall. */
export const itemLot = z.object({ lot: z.string(), bags: atLeastOne, recalled: z.optional(z.string()) })

export type ItemLot = Readonly<z.infer<typeof itemLot>>
