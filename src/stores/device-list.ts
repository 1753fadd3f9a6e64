/** What this device stores of each sent thing: its time (ISO 8601) and the path of its page. */
export interface Sent {
  at: string
  link: string
}

/** Reads a list in this browser's storage, newest first, whose links lead to `page` in any language. Invalid rows are ignored. */
export function rowsKept<Row extends Sent>(
  name: string,
  page: string,
  isRow: (kept: Partial<Record<keyof Row, unknown>>) => boolean,
): readonly Row[] {
  const ownLink = new RegExp(`^/(\\w\\w/)?${page}/[\\w-]+$`)

  function isOwn(kept: unknown): kept is Row {
    if (typeof kept !== 'object' || kept === null) return false
    const { at, link } = kept as Partial<Record<keyof Sent, unknown>>
    return !Number.isNaN(Date.parse(String(at))) && typeof link === 'string' && ownLink.test(link) && isRow(kept)
  }

  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isOwn) : []
  } catch {
    return []
  }
}

/**
 * Stores the rows of a list; the oldest are dropped above `most`. Returns whether the device stored them. Apart from the reader,
 * because the home page has that in its HTML. A change in another tab fires `storage` here.
 */
export function keepRows(name: string, rows: readonly Sent[], most: number): boolean {
  try {
    if (rows.length > 0) localStorage.setItem(name, JSON.stringify(rows.slice(0, most)))
    else localStorage.removeItem(name)
    return true
  } catch (error) {
    console.warn(`Failed to keep the list of ${name}:`, error)
    return false
  }
}
