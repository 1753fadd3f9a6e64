import { PUBLIC_SITE_URL } from 'astro:env/client'
import os from 'node:os'

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/

/**
 * The origin of a link that leaves the page. It comes from the settings of the build: whoever asks the server directly may send
 * any name or number in its `Host` header. Only an address of this machine is the one that was asked, as on a laptop.
 */
export function publicOrigin({ origin, hostname }: URL): string {
  const host = hostname.replace(/^\[|\]$/g, '')
  const own = Object.values(os.networkInterfaces()).flatMap((addresses = []) => addresses)
  const isOwn = LOOPBACK.test(host) || own.some(({ address }) => address === host)
  return isOwn ? origin : new URL(PUBLIC_SITE_URL).origin
}
