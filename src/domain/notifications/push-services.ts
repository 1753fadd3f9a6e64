/** Push services of the browsers: Chromium, Firefox, Safari, Edge. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  // Chrome Beta, Dev and Canary.
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z\d-]+\.)+push\.apple\.com$/,
  /^([a-z\d-]+\.)+notify\.windows\.com$/,
]

/**
 * Whether an endpoint belongs to a browser's push service, in canonical form. The server calls no other hosts. `ofTests` is the
 * origin of a test's service.
 */
export function isAtPushService(endpoint: string, ofTests?: string): boolean {
  const { href, origin, protocol, username, password, port, hash, hostname } = URL.parse(endpoint) ?? {}
  if (href !== endpoint || username || password || hash) return false
  if (ofTests !== undefined && origin === new URL(ofTests).origin) return true
  return protocol === 'https:' && port === '' && SERVICES.some((host) => host.test(hostname ?? ''))
}
