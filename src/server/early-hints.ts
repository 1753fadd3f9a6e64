import type { IncomingMessage, ServerResponse } from 'node:http'

const FIRST_PICTURE = /<img(?=[^>]* fetchpriority="high")[^>]* src="([^"]+)"/

/** Preload link for the first picture of a page, unless it has a choice of sources. Fonts are not preloaded. */
export function firstShown(html: string): string[] {
  const chosen = /<picture[\s>].*?<\/picture>/gs
  const picture = FIRST_PICTURE.exec(html.replace(chosen, ''))?.[1]
  return picture ? [`<${picture}>; rel=preload; as=image; fetchpriority=high`] : []
}

/**
 * Sends early hints (RFC 8297), so that the first picture loads before the HTML arrives. Only for navigations behind the proxy,
 * because old HTTP/1.1 clients take the hints for the answer.
 */
export function sendEarlyHints({ headers, httpVersion }: IncomingMessage, outgoing: ServerResponse, links: readonly string[]) {
  const isOpened = headers['sec-fetch-mode'] === 'navigate' && !headers['if-none-match'] && httpVersion === '1.1'
  if (isOpened && links.length > 0) outgoing.writeEarlyHints({ link: [...links] })
}
