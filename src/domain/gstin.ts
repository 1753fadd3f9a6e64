import { foldedText } from './folded-text'

export const GSTIN_SENTENCE = 'Please enter the 15 characters of the GSTIN, such as 01ABCDE1234F1Z5.'

/** A longer text is none, however it is spaced. */
export const MAX_TYPED_GSTIN = 60

/** The forms of a GSTIN by who holds it, as the GST portal gives them out; the last character checks the others. */
const FORMS = {
  // State, PAN, count, Z: firms and persons. The portal keeps 1 to 9 and A to J in place of the Z for kinds of taxpayers.
  taxpayer: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d][Z1-9A-J][A-Z\d]$/,
  // A PAN has five letters, a TAN four and five figures: offices that deduct tax, such as a fisheries department.
  office: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
  deductor: /^\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]D[A-Z\d]$/,
  // Bodies of the United Nations, embassies and others that are notified have a UIN.
  embassy: /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z\d]$/,
  abroad: /^\d{4}[A-Z]{3}\d{5}NR[A-Z\d]$/,
  online: /^99\d{2}[A-Z]{3}\d{5}OS[A-Z\d]$/,
}

/** A GSTIN as it is kept: capitals, without spaces. */
export const plainGstin = (text: string): string => foldedText(text).replace(/[\s-]/g, '').toUpperCase()

/** Whether a text is a GSTIN, or the UIN that some hold in its place, however it is spaced. */
export function isGstin(text: string): boolean {
  if (text.length > MAX_TYPED_GSTIN) return false
  const typed = plainGstin(text)
  return Object.values(FORMS).some((form) => form.test(typed))
}
