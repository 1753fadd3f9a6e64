/** Retention periods of personal data in days. The code applies them, and the privacy page states them. */

/** Visits: pages, device type, country and city. */
export const VISITS_KEPT_DAYS = 396

/** Days after delivery during which an order's page shows all its details. */
export const ORDER_PAGE_DAYS = 90

/** Daily backups. */
export const BACKUPS_KEPT_DAYS = 14

/** Audit log entries, with the names of the people concerned. */
export const AUDIT_LOG_KEPT_DAYS = 396

/** Contacts, after their answer. */
export const CONTACTS_KEPT_DAYS = 730

/** Payment reports, after their decision. */
export const REPORTS_KEPT_DAYS = 396

/** Buyers who wait for a feed, after they asked or were told. */
export const WAITLIST_KEPT_DAYS = 180

/** Notifications, from their creation. */
export const NOTIFICATIONS_KEPT_DAYS = 396

/** Notices that a feed ends, after their day if the device could not be told. */
export const FEED_NOTICES_KEPT_DAYS = 7

/** Bills and their ledger entries, in years. */
export const BILLS_KEPT_YEARS = 8
