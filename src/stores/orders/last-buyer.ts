/** Where a device keeps who last ordered on it. Alone in its file, so that a page which only forgets brings nothing else. */
export const LAST_BUYER = 'last_buyer'
