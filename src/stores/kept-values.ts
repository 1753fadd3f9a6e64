/** Storage keys that several pages use. They are here, because every page has this file. */
export const LAST_BUYER = 'last_buyer'
/** The district for which prices are shown. */
export const DISTRICT = 'district'
/** The notice that the server has for the pond book. */
export const FEED_NOTICE = 'feed_notice'
/** The feeds of the pond book that end. */
export const FEED_ENDS = 'feed_ends'

/** Values of this page that the browser could not store. */
const inMemory = new Map<string, string>()

const ofDevice = () => localStorage

/** The storage of one tab. */
export const ofTab = () => sessionStorage

/** A small stored value; null if there is none. */
export function keptValue(name: string, storage: () => Storage = ofDevice): string | null {
  try {
    return storage().getItem(name) ?? inMemory.get(name) ?? null
  } catch {
    return inMemory.get(name) ?? null
  }
}

/** Stores a value. If storage is denied or full, it lasts until the page closes; returns false then. */
export function keepValue(name: string, value: string, storage: () => Storage = ofDevice): boolean {
  try {
    storage().setItem(name, value)
    inMemory.delete(name)
    return true
  } catch {
    inMemory.set(name, value)
    return false
  }
}

export function forgetValue(name: string, storage: () => Storage = ofDevice) {
  inMemory.delete(name)
  try {
    storage().removeItem(name)
  } catch {
    // Denied storage has no value to remove.
  }
}
