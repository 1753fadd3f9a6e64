import * as z from 'zod/mini'

const HSN = /^(?:\d{4}|\d{6}|\d{8})$/

export const isHsn = (text: string): boolean => HSN.test(text)

/** A typed HSN code of 4, 6 or 8 digits. */
export const typedHsn = z.string().check(z.regex(HSN, 'Please enter the HSN code: 4, 6 or 8 digits, such as 2309.'))
