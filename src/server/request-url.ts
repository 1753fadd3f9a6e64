import type { IncomingMessage } from 'node:http'
import { Refusal } from '~/api/http/problems'

/** The URL of a request; 400 for an invalid host or path. */
export function requestUrl({ headers, url = '/' }: IncomingMessage, isHttps: boolean): URL {
  const base = `${isHttps ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  // With `new URL(url, base)`, a path such as //example.com would name another host.
  if (!url.startsWith('/') || !isHost(base) || !URL.canParse(base + url)) {
    throw new Refusal(400, 'This address cannot be read.')
  }
  return new URL(base + url)
}

/** A host header names a host and a port at most: RFC 9110, 7.2. */
function isHost(base: string): boolean {
  if (!URL.canParse(base)) return false
  const { username, password, pathname, search, hash, host } = new URL(base)
  return host !== '' && username + password + search + hash === '' && pathname === '/' && !/[/\\?#@]$/.test(base)
}
