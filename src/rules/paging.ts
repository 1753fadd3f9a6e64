export interface Page<Row> {
  rows: readonly Row[]
  page: number
  pages: number
  /** The places of its first and last row in the whole list, counted from 1; 0 where the list is empty. */
  first: number
  last: number
  total: number
}

/** One page of a list; whatever cannot be read as a page counts as the first. */
export function pageOf<Row>(rows: readonly Row[], wanted: string, size: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / size))
  const page = /^[1-9]\d{0,8}$/.test(wanted) ? Math.min(Number(wanted), pages) : 1
  const start = (page - 1) * size
  const shown = rows.slice(start, start + size)
  return { rows: shown, page, pages, first: shown.length > 0 ? start + 1 : 0, last: start + shown.length, total: rows.length }
}
