/** What this page was asked to keep where the browser keeps nothing. */
const inMemory = new Map<string, string>()

const ofDevice = () => localStorage

/** Where values of one tab are kept. */
export const ofTab = () => sessionStorage

/** A small value that this browser keeps; null where it keeps none. */
export function keptValue(name: string, storage: () => Storage = ofDevice): string | null {
  try {
    return storage().getItem(name) ?? inMemory.get(name) ?? null
  } catch {
    return inMemory.get(name) ?? null
  }
}

/** Keeps a value. A browser that denies it, or is full, forgets it with the page; false then. */
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
    // What denies it has kept nothing.
  }
}
