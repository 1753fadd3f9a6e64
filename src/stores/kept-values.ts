/** What this page was told where the browser keeps nothing. */
const told = new Map<string, string>()

const ofDevice = () => localStorage

/** Where values of one tab are kept. */
export const ofTab = () => sessionStorage

/** A small value that this browser keeps; null where it keeps none. */
export function keptValue(name: string, storage: () => Storage = ofDevice): string | null {
  try {
    return storage().getItem(name) ?? told.get(name) ?? null
  } catch {
    return told.get(name) ?? null
  }
}

/** Keeps a value. A browser that denies it, or is full, forgets it with the page; false then. */
export function keepValue(name: string, value: string, storage: () => Storage = ofDevice): boolean {
  try {
    storage().setItem(name, value)
    told.delete(name)
    return true
  } catch {
    told.set(name, value)
    return false
  }
}

export function forgetValue(name: string, storage: () => Storage = ofDevice) {
  told.delete(name)
  try {
    storage().removeItem(name)
  } catch {
    // What denies it has kept nothing.
  }
}
