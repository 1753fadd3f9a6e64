import type { IncomingMessage } from 'node:http'
import { Refusal } from '~/api/http/problems'

/** The URL of a request; 400 for an invalid host or path. */
export function requestUrl({ headers, rawHeaders, url = '/' }: IncomingMessage, isHttps: boolean): URL {
  if (hasTwoHosts(rawHeaders)) throw new Refusal(400, 'This request names two hosts.')
  const base = `${isHttps ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  // With `new URL(url, base)`, a path such as //example.com would name another host.
  const parsed = url.startsWith('/') && isHost(base) ? URL.parse(base + url) : null
  if (!parsed) throw new Refusal(400, 'This address cannot be read.')
  return parsed
}

/** Node takes the first of two; a proxy may take the last (RFC 9112, 3.2). Names stand at the even places. */
const hasTwoHosts = (raw: readonly string[]) =>
  raw.filter((name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1

/** Nearly all requests name the one host of the shop. */
let lastHost = ''

/** A host header names a host and a port at most: RFC 9110, 7.2. */
function isHost(base: string): boolean {
  if (base === lastHost) return true
  const parsed = URL.parse(base)
  if (!parsed) return false
  const { username, password, pathname, search, hash, host } = parsed
  const isPlain = host !== '' && username + password + search + hash === '' && pathname === '/' && !/[/\\?#@]$/.test(base)
  if (isPlain) lastHost = base
  return isPlain
}
