import type { IncomingMessage, ServerResponse } from 'node:http'

const FIRST_PICTURE = /<img(?=[^>]* fetchpriority="high")[^>]* src="([^"]+)"/

/** The picture that a page shows first as a preload link, unless it has choices. Never a font: none is worth its wait. */
export function firstShown(html: string): string[] {
  const chosen = /<picture[\s>].*?<\/picture>/gs
  const picture = FIRST_PICTURE.exec(html.replace(chosen, ''))?.[1]
  return picture ? [`<${picture}>; rel=preload; as=image; fetchpriority=high`] : []
}

/**
 * Names a page's first picture before the page itself (RFC 8297), so that it loads while its HTML is read.
 * Only for a browser behind the proxy that opens a new page: old HTTP/1.1 clients take the hints for the answer.
 */
export function sendEarlyHints({ headers, httpVersion }: IncomingMessage, outgoing: ServerResponse, links: readonly string[]) {
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && !headers['if-none-match'] && httpVersion === '1.1'
  if (isOpened && links.length > 0) outgoing.writeEarlyHints({ link: [...links] })
}
