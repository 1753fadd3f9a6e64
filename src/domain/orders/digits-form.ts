/** The parameters of the form that opens an order by digits: the page it stands on, and the answer to wrong ones. */
export const GUESS = 'open'
export const WRONG = 'wrong'

/** The pages with the form, below the address of an order. */
export const OPENED_PAGES = ['', 'bill'] as const

/** Where the form stands on each page. */
export const OPENED_PLACE = 'whole'

/** The field with the typed digits. */
export const DIGITS_FIELD = 'digits'
