import { PUBLIC_SITE_URL } from 'astro:env/client'

const LOOPBACK_OR_NUMBER = /^(?:localhost|\d+(?:\.\d+){3}|\[[\da-f:.]+\])$/

/**
 * The origin of a link that leaves the page. A name comes from the settings of the build alone: whoever asks the server
 * directly may send any in its `Host` header. An address in numbers is the one that was asked, as on a laptop.
 */
export const publicOrigin = ({ origin, hostname }: URL): string =>
  LOOPBACK_OR_NUMBER.test(hostname) ? origin : new URL(PUBLIC_SITE_URL).origin
