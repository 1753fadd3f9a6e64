/** A path with its query, where that has anything. What counts a query is younger than our oldest browsers. */
export function pathWithQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
