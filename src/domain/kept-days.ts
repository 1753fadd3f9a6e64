/** For how many days what is known of people is kept. The code obeys these, and the page on privacy says them. */

/** A visit: pages, kind of device, country and city. */
export const VISITS_KEPT_DAYS = 396

/** After its delivery, an order's page shows more than the status. */
export const ORDER_PAGE_DAYS = 90

/** A daily backup of the shop. */
export const BACKUPS_KEPT_DAYS = 14

/** A change by an operator, with the name that it was about. */
export const AUDIT_LOG_KEPT_DAYS = 396

/** An enquiry or complaint after its answer. */
export const CONTACTS_KEPT_DAYS = 730

/** A buyer's report of a payment after its decision. */
export const REPORTS_KEPT_DAYS = 396

/** What rang a bell, from when it came. */
export const NOTIFICATIONS_KEPT_DAYS = 396

/** Bills, and the entries of the ledger that they stand on. */
export const BILLS_KEPT_YEARS = 8
