/** Maximum characters of texts. This file is without zod, which pages load only when a form is touched. */
export const MAX_NAME = 100
export const MAX_EMAIL = 254
export const MAX_PHONE = 40
export const MAX_SUBJECT = 200
export const MAX_MESSAGE = 2000
/** Has room for the summary of an order, with its address and message. */
export const MAX_CONTACT_MESSAGE = 4000
export const MAX_ADDRESS = 500
export const MAX_NOTIFICATION = 500
export const MAX_SETTING = 1000
export const MAX_SKU = 40
