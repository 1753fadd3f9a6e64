import * as z from 'zod/mini'
import { optionalLine } from '../text'
import { foldedLot, LOT, MAX_LOT } from './lots'

/** The lot number on the bags, such as E-261123-1. */
export const lotNumber = optionalLine(MAX_LOT).check(
  z.overwrite((text) => (text.length > MAX_LOT ? text : foldedLot(text))),
  z.regex(LOT, 'Please give the lot with the letters A to Z, digits, dashes and dots, such as E-261123-1.'),
)
