import type { IncomingMessage, ServerResponse } from 'node:http'

const FIRST_PICTURE = /<img(?=[^>]* fetchpriority="high")[^>]* src="([^"]+)"/
const FONT = /url\((\/_astro\/[\w.-]+\.woff2)\)/
const IN_LATIN = '<html lang="en'

/**
 * What a page shows first, as a preload link: its first picture, unless it has choices, else the font of its headings.
 * Never both: beside the font the picture of /about came 0.2 s later.
 */
export function firstShown(html: string): string[] {
  const chosen = /<picture[\s>].*?<\/picture>/gs
  const picture = FIRST_PICTURE.exec(html.replace(chosen, ''))?.[1]
  if (picture) return [`<${picture}>; rel=preload; as=image; fetchpriority=high`]
  // Headings in other letters do without our font.
  const font = html.includes(IN_LATIN) ? FONT.exec(html)?.[1] : undefined
  return font ? [`<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`] : []
}

/**
 * Names a page's first picture and font before the page itself (RFC 8297), so that they load while its HTML is read.
 * Only for a browser behind the proxy that opens a new page: old HTTP/1.1 clients take the hints for the answer.
 */
export function sendEarlyHints({ headers, httpVersion }: IncomingMessage, outgoing: ServerResponse, links: readonly string[]) {
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && !headers['if-none-match'] && httpVersion === '1.1'
  if (isOpened && links.length > 0) outgoing.writeEarlyHints({ link: [...links] })
}
