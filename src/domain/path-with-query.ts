/** A path with its query, if not empty. The oldest supported browsers lack `URLSearchParams.size`. */
export function pathWithQuery(path: string, query: URLSearchParams): string {
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}
