import type { ServerResponse } from 'node:http'

const YEAR = 365 * 24 * 60 * 60

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What every answer carries; a page brings a policy of its own. */
export const SECURITY = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** What HTTPS adds. */
export const STRICT_TRANSPORT = `max-age=${YEAR}; includeSubDomains`

/** How long a reader keeps a file of the build: one whose name has a hash of its content, and any other. */
export const KEPT = { hashed: `public, max-age=${YEAR}, immutable`, other: 'public, max-age=86400' }

/**
 * Sets the security headers of an answer. A 304 goes without: what the reader has keeps its own, and a poll that brings
 * nothing stays under 300 bytes.
 */
export function secure(outgoing: ServerResponse, https: boolean) {
  for (const [name, value] of Object.entries(SECURITY)) outgoing.setHeader(name, value)
  if (https) outgoing.setHeader('Strict-Transport-Security', STRICT_TRANSPORT)
  const writeHead = outgoing.writeHead.bind(outgoing) as (...head: unknown[]) => ServerResponse
  outgoing.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 304) for (const name of Object.keys(SECURITY)) outgoing.removeHeader(name)
    return writeHead(status, ...rest)
  }
}

/** The policy header of an HTML page, from the one that Astro gives for it; a page without one runs nothing. */
export const pagePolicy = (own?: string | null) => (own ? `${own.replace(/;\s*$/, '')}; frame-ancestors 'none'` : DATA_POLICY)
