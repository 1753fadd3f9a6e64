import * as z from 'zod/mini'
import { foldedText } from './folded-text'

export const GSTIN_SENTENCE = 'Please enter the 15 characters of the GSTIN, such as 01ABCDE1234F1ZE.'
export const GSTIN_LETTERS = 'This GSTIN has letters of another alphabet. Please type it with A to Z and 0 to 9.'
export const GSTIN_STATE = 'A GSTIN begins with the code of its state, 01 to 38 or 97. Please compare the first two digits.'
export const GSTIN_CHECK = 'A character of this GSTIN is wrong: the last one does not fit the others. Please compare all 15.'

/** Maximum length as typed, with any spacing. */
export const MAX_TYPED_GSTIN = 60

/** The formats of a GSTIN by type of holder, as issued by the GST portal. The last character is a checksum. */
const FORMS = {
  // State, PAN, entity number, Z: firms and persons. The portal reserves 1 to 9 and A to J instead of Z for types of taxpayers.
  taxpayer: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d][Z1-9A-J][A-Z\d]$/,
  // Tax deductors, such as a fisheries department: a TAN (four letters, five digits) in place of the PAN.
  office: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ[A-Z\d]$/,
  deductor: /^\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]D[A-Z\d]$/,
  // UN bodies, embassies and other notified persons have a UIN.
  embassy: /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z\d]$/,
  abroad: /^\d{4}[A-Z]{3}\d{5}NR[A-Z\d]$/,
}

/** Services from abroad belong to no state. */
const ONLINE = /^99\d{2}[A-Z]{3}\d{5}OS[A-Z\d]$/

/** The codes of the states and territories, 97 for other territory. */
const STATE = /^(?:0[1-9]|[12]\d|3[0-8]|97)/

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BASE = CHARACTERS.length

/** Normalizes a GSTIN: capitals, no spaces. */
export const plainGstin = (text: string): string => foldedText(text).replace(/[\s-]/g, '').toUpperCase()

/** The checksum of the first 14 characters: weights 1 and 2 in turn, digits of each product summed in base 36. */
export function gstinCheck(first: string): string {
  const sum = [...first].reduce((all, character, place) => {
    const product = CHARACTERS.indexOf(character) * (place % 2 === 0 ? 1 : 2)
    return all + Math.floor(product / BASE) + (product % BASE)
  }, 0)
  return CHARACTERS.charAt((BASE - (sum % BASE)) % BASE)
}

/** The error of a typed GSTIN or UIN, with any spacing; undefined for a valid one. */
export function gstinFault(text: string): string | undefined {
  if (text.length > MAX_TYPED_GSTIN) return GSTIN_SENTENCE
  const typed = plainGstin(text)
  if (/[\p{L}\p{M}\p{N}]/u.test(typed.replace(/[A-Z0-9]/g, ''))) return GSTIN_LETTERS
  const isOnline = ONLINE.test(typed)
  if (!isOnline && !Object.values(FORMS).some((form) => form.test(typed))) return GSTIN_SENTENCE
  if (!isOnline && !STATE.test(typed)) return GSTIN_STATE
  return gstinCheck(typed.slice(0, -1)) === typed.slice(-1) ? undefined : GSTIN_CHECK
}

/** Whether a text is a GSTIN or a UIN, with any spacing. */
export const isGstin = (text: string): boolean => gstinFault(text) === undefined

/** A typed GSTIN in capitals; may be empty. Stored ones may be older than this check. */
export const typedGstin = z.pipe(
  z.pipe(z.string(GSTIN_SENTENCE).check(z.maxLength(MAX_TYPED_GSTIN, GSTIN_SENTENCE)), z.transform(plainGstin)),
  z.string().check(({ value, issues }) => {
    const fault = value === '' ? undefined : gstinFault(value)
    if (fault) issues.push({ code: 'custom', message: fault, input: value })
  }),
)
