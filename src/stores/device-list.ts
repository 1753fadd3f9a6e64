/** What this device stores of each sent thing: its time (ISO 8601) and the path of its page. */
export interface Sent {
  at: string
  link: string
}

/** A list in this browser's storage, newest first. A change in another tab fires `storage` here. */
export interface DeviceList<Row extends Sent> {
  rows: () => readonly Row[]
  /** Stores rows; the oldest are dropped above the maximum. Returns whether the device stored them. */
  keep: (rows: readonly Row[]) => boolean
}

/** The list by that name, whose links lead to `page` in any language. Invalid rows are ignored. */
export function deviceList<Row extends Sent>(
  name: string,
  { most, page, isRow }: { most: number; page: string; isRow: (kept: Partial<Record<keyof Row, unknown>>) => boolean },
): DeviceList<Row> {
  const ownLink = new RegExp(`^/(\\w\\w/)?${page}/[\\w-]+$`)

  function isOwn(kept: unknown): kept is Row {
    if (typeof kept !== 'object' || kept === null) return false
    const { at, link } = kept as Partial<Record<keyof Sent, unknown>>
    return !Number.isNaN(Date.parse(String(at))) && typeof link === 'string' && ownLink.test(link) && isRow(kept)
  }

  return {
    rows() {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
        return Array.isArray(kept) ? kept.filter(isOwn) : []
      } catch {
        return []
      }
    },
    keep(rows) {
      try {
        if (rows.length > 0) localStorage.setItem(name, JSON.stringify(rows.slice(0, most)))
        else localStorage.removeItem(name)
        return true
      } catch (error) {
        console.warn(`Failed to keep the list of ${name}:`, error)
        return false
      }
    },
  }
}
