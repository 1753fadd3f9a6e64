import type { ServerResponse } from 'node:http'

const YEAR = 365 * 24 * 60 * 60

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const SECURITY = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * Sets the security headers that every answer carries; a page brings a policy of its own. A 304 goes without: what the
 * reader has keeps its own, and a poll that brings nothing stays under 300 bytes.
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

/** The policy header of an HTML page, from the one that Astro gives for it; a page without one runs nothing. */
export const pagePolicy = (own?: string | null) => (own ? `${own.replace(/;\s*$/, '')}; frame-ancestors 'none'` : DATA_POLICY)
