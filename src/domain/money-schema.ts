import * as z from 'zod/mini'
import { formatRupees, MAX_PAISE, parseRupees, rupees } from './money'
import { signedPaise } from './signed-money'

const SENTENCE = 'Please enter an amount in rupees, with at most two decimals.'
const TOO_LARGE = `Please enter an amount of at most ${formatRupees(rupees(MAX_PAISE))}.`

/** The error of an amount: too large, or not a number. */
const faultOf = (value: number | string) =>
  (typeof value === 'number' ? Math.abs(value) > MAX_PAISE / 100 : isLarge(value)) ? TOO_LARGE : SENTENCE

const isLarge = (text: string) => /^-?\d+(?:\.\d{1,2})?$/.test(text) && Math.abs(Number(text)) > MAX_PAISE / 100

/** Rupees as a number or numeric string from 0 to one hundred crore; becomes a decimal string such as "2500.00". */
export const money = z.pipe(
  z.union([z.number().check(z.minimum(0, SENTENCE), z.maximum(MAX_PAISE / 100, TOO_LARGE)), z.string()], SENTENCE),
  z.transform((value, context) => {
    const paise = parseRupees(value)
    if (paise !== undefined && paise <= MAX_PAISE) return rupees(paise)
    context.issues.push({ code: 'custom', message: faultOf(value), input: value })
    return z.NEVER
  }),
)

/** The same with a sign: from minus to plus one hundred crore rupees, such as "-2500.00". */
export const signedMoney = z.pipe(
  z.union(
    [z.number().check(z.minimum(-MAX_PAISE / 100, TOO_LARGE), z.maximum(MAX_PAISE / 100, TOO_LARGE)), z.string()],
    SENTENCE,
  ),
  z.transform((value, context) => {
    const paise = signedPaise(value)
    if (paise !== undefined && Math.abs(paise) <= MAX_PAISE) return rupees(paise)
    context.issues.push({ code: 'custom', message: faultOf(value), input: value })
    return z.NEVER
  }),
)
