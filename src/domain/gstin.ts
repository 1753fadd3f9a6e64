import { foldedText } from './folded-text'

export const GSTIN_SENTENCE = 'Please enter the 15 characters of the GSTIN, such as 01ABCDE1234F1Z5.'

/** Maximum length as typed, with any spacing. */
export const MAX_TYPED_GSTIN = 60

/** The formats of a GSTIN by type of holder, as issued by the GST portal. The last character is a checksum. */
const FORMS = {
  // State, PAN, entity number, Z: firms and persons. The portal reserves 1 to 9 and A to J instead of Z for types of taxpayers.
  taxpayer: /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d][Z1-9A-J][A-Z\d]$/,
  // Tax deductors, such as a fisheries department: a TAN (four letters, five digits) in place of the PAN.
  office: /^\d{2}[A-Z]{4}\d{5}[A-Z]\dZ\d$/,
  deductor: /^\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][A-Z\d]D[A-Z\d]$/,
  // UN bodies, embassies and other notified persons have a UIN.
  embassy: /^\d{4}[A-Z]{3}\d{5}[UO]N[A-Z\d]$/,
  abroad: /^\d{4}[A-Z]{3}\d{5}NR[A-Z\d]$/,
  online: /^99\d{2}[A-Z]{3}\d{5}OS[A-Z\d]$/,
}

/** Normalizes a GSTIN: capitals, no spaces. */
export const plainGstin = (text: string): string => foldedText(text).replace(/[\s-]/g, '').toUpperCase()

/** Whether a text is a GSTIN or a UIN, with any spacing. */
export function isGstin(text: string): boolean {
  if (text.length > MAX_TYPED_GSTIN) return false
  const typed = plainGstin(text)
  return Object.values(FORMS).some((form) => form.test(typed))
}
