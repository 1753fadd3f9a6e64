import { PUBLIC_SITE_URL } from 'astro:env/client'
import os from 'node:os'

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/

/**
 * The origin for shared links, from the build settings, because the `Host` header can be forged. Only for addresses of this
 * machine it is the requested origin, as on a laptop.
 */
export function publicOrigin({ origin, hostname }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, '')
  const own = Object.values(os.networkInterfaces()).flatMap((addresses = []) => addresses)
  const isOwn = LOOPBACK.test(host) || own.some(({ address }) => address === host)
  return isOwn ? origin : new URL(PUBLIC_SITE_URL).origin
}
