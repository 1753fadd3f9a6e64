/** The storage key of the last buyer. In its own file, so that a page which only deletes it loads nothing else. */
export const LAST_BUYER = 'last_buyer'
