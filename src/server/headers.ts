const YEAR = 365 * 24 * 60 * 60

const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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

export const STRICT_TRANSPORT = `max-age=${YEAR}; includeSubDomains`

/** Cache-Control of files: with a content hash in their name, and without. */
export const CACHE_CONTROL = { hashed: `public, max-age=${YEAR}, immutable`, other: 'public, max-age=86400' }

const TRANSPORT = [['Strict-Transport-Security', STRICT_TRANSPORT]] as const
const PLAIN = Object.entries(SECURITY)
const OVER_HTTPS = [...PLAIN, ...TRANSPORT]

export function securityHeaders(isHttps: boolean, status: number): readonly (readonly [string, string])[] {
  if (status === 304) return isHttps ? TRANSPORT : []
  return isHttps ? OVER_HTTPS : PLAIN
}

export const pagePolicy = (own?: string | null) => (own ? `${own.replace(/;\s*$/, '')}; frame-ancestors 'none'` : DATA_POLICY)
