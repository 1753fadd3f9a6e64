export interface Page<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  /** Positions of the first and last row in the whole list, from 1; 0 if the list is empty. */
  first: number
  last: number
  total: number
}

export const MAX_SEARCH = 200

/** Maximum rows that can be selected and reloaded at once. */
export const MAX_CHOSEN = 500

/** Orders with a status change in one request; screens send several. */
export const MAX_STATUS_CHANGES = 200

/** Parses a page number from a URL; '1' if invalid. */
export const pageNumber = (text: string): string => (/^[1-9]\d{0,8}$/.test(text) ? text : '1')

/** One page of a list; an invalid page number means the first. */
export function pageOf<Row>(rows: readonly Row[], wanted: string, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Number(pageNumber(wanted)), pages)
  const start = (page - 1) * size
  const shown = rows.slice(start, start + size)
  return { rows: shown, page, pages, first: shown.length > 0 ? start + 1 : 0, last: start + shown.length, total: rows.length }
}
