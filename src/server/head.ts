import { securityHeaders } from './headers'

/** Heads of answers that are sent again, such as pages, lists and files. */
const made = new WeakMap<Headers, Map<string, readonly string[]>>()

/** The head of an answer as `writeHead` takes it: names and values in turn. Made once: with lists answered so too, a list takes 30 µs and not 56. */
export function headOf(headers: Headers, status: number, isHttps: boolean, isEncoded: boolean): readonly string[] {
  const heads = made.get(headers) ?? new Map<string, readonly string[]>()
  const kind = `${status} ${isHttps} ${isEncoded}`
  const head = heads.get(kind) ?? makeHead(headers, status, isHttps, isEncoded)
  made.set(headers, heads.set(kind, head))
  return head
}

/** A 304 has few security headers: the cached answer keeps its own, and a poll stays under 300 bytes. */
export function makeHead(headers: Headers, status: number, isHttps: boolean, isEncoded: boolean): readonly string[] {
  const security = securityHeaders(isHttps, status).filter(([name]) => !headers.has(name))
  const vary = isEncoded ? withEncoding(headers.get('vary')) : undefined
  const own = [...headers].filter(([name]) => {
    // The policy of the cached page must stay.
    if (name === 'content-security-policy') return status !== 304
    return name !== 'vary' || vary === undefined
  })
  return [...security, ...own, ...(vary === undefined ? [] : [['Vary', vary] as const])].flat()
}

function withEncoding(vary: string | null): string {
  if (vary === null || vary === 'Accept-Encoding') return 'Accept-Encoding'
  return `${vary}, Accept-Encoding`
}
