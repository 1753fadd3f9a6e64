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

const TRANSPORT = [['Strict-Transport-Security', STRICT_TRANSPORT]] as const
const PLAIN = Object.entries(SECURITY)
const OVER_HTTPS = [...PLAIN, ...TRANSPORT]

/** The security headers of an answer, by name and value. */
export function securityHeaders(isHttps: boolean, status: number): readonly (readonly [string, string])[] {
  if (status === 304) return isHttps ? TRANSPORT : []
  return isHttps ? OVER_HTTPS : PLAIN
}

/** The policy header of an HTML page, from the one that Astro gives for it; a page without one runs nothing. */
export const pagePolicy = (own?: string | null) => (own ? `${own.replace(/;\s*$/, '')}; frame-ancestors 'none'` : DATA_POLICY)
