export interface Page<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  /** The places of its first and last row in the whole list, counted from 1; 0 where the list is empty. */
  first: number
  last: number
  total: number
}

export const MAX_SEARCH = 200

/** Rows of a list that are chosen and read anew at once. */
export const MAX_CHOSEN = 500

/** The number of a page in a text from a URL: what is none is the first. */
export const pageNumber = (text: string): string => (/^[1-9]\d{0,8}$/.test(text) ? text : '1')

/** One page of a list; whatever cannot be read as a page counts as the first. */
export function pageOf<Row>(rows: readonly Row[], wanted: string, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = Math.min(Number(pageNumber(wanted)), pages)
  const start = (page - 1) * size
  const shown = rows.slice(start, start + size)
  return { rows: shown, page, pages, first: shown.length > 0 ? start + 1 : 0, last: start + shown.length, total: rows.length }
}
