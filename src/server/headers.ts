import type { ServerResponse } from 'node:http'

const YEAR = 365 * 24 * 60 * 60

/** What a page may not do wherever it comes from; its scripts and styles are listed, by hash, in the page itself. */
const PAGE_POLICY = "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'none'"
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Sets the security headers that every answer carries. */
export function secure(outgoing: ServerResponse, https: boolean) {
  outgoing.setHeader('Content-Security-Policy', DATA_POLICY)
  outgoing.setHeader('X-Content-Type-Options', 'nosniff')
  outgoing.setHeader('X-Frame-Options', 'DENY')
  outgoing.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  outgoing.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  outgoing.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
  outgoing.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  if (https) outgoing.setHeader('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`)
}

/** The policy header of an HTML page, beside the one that Astro gives for it. */
export const pagePolicy = (own?: string | null) => (own ? `${own.replace(/;\s*$/, '')}; frame-ancestors 'none'` : PAGE_POLICY)
