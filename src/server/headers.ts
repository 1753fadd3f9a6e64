import type { ServerResponse } from 'node:http'

const YEAR = 365 * 24 * 60 * 60

/** What a page may not do wherever it comes from; its scripts and styles are listed, by hash, in the page itself. */
const PAGE_POLICY = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

const SECURITY = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Sets the security headers that every answer carries. A 304 goes without: the browser would lay them over those of the
 * page that it has, and block that page's own scripts.
 */
export function secure(outgoing: ServerResponse, https: boolean) {
  for (const [name, value] of Object.entries(SECURITY)) outgoing.setHeader(name, value)
  if (https) outgoing.setHeader('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
  const writeHead = outgoing.writeHead.bind(outgoing) as (...head: unknown[]) => ServerResponse
  outgoing.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 304) for (const name of Object.keys(SECURITY)) outgoing.removeHeader(name)
    return writeHead(status, ...rest)
  }
}

/** The policy header of an HTML page, beside the one that Astro gives for it. */
export const pagePolicy = (own?: string | null) => (own ? `${own.replace(/;\s*$/, '')}; frame-ancestors 'none'` : PAGE_POLICY)
