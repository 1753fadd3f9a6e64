/** The most characters of a text. They stand without zod, which pages with a form bring at its first touch. */
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const MAX_PHONE = 40
export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 2000
/** Room for an order's summary: its address and message among the rest. */
export const MAX_CONTACT_MESSAGE = 4000
export const MAX_ADDRESS = 500
export const MAX_NOTIFICATION = 500
export const MAX_SETTING = 1000
export const MAX_SKU = 40
