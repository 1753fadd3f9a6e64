import * as z from 'zod/mini'
import { MAX_PAISE, parseRupees, rupees } from './money'
import { signedPaise } from './signed-money'

const SENTENCE = 'Please enter an amount in rupees, with at most two decimals.'

/** Rupees as a number or numeric string, 0 to one hundred crore; becomes a decimal string such as "2500.00". */
export const money = z.pipe(
  z.union([z.number().check(z.minimum(0, SENTENCE), z.maximum(MAX_PAISE / 100, SENTENCE)), z.string()], SENTENCE),
  z.transform((value, context) => {
    const paise = parseRupees(value)
    if (paise !== undefined && paise <= MAX_PAISE) return rupees(paise)
    context.issues.push({ code: 'custom', message: SENTENCE, input: value })
    return z.NEVER
  }),
)

/** The same with a sign: rupees from minus to plus one hundred crore, such as "-2500.00". */
export const signedMoney = z.pipe(
  z.union([z.number().check(z.minimum(-MAX_PAISE / 100, SENTENCE), z.maximum(MAX_PAISE / 100, SENTENCE)), z.string()], SENTENCE),
  z.transform((value, context) => {
    const paise = signedPaise(value)
    if (paise !== undefined && Math.abs(paise) <= MAX_PAISE) return rupees(paise)
    context.issues.push({ code: 'custom', message: SENTENCE, input: value })
    return z.NEVER
  }),
)
