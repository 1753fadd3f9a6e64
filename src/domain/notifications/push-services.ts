/** The push services of the browsers: Chrome and its kin, Firefox, Safari, Edge. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  // Of Chrome's Beta, Dev and Canary.
  /^jmt17\.google\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z\d-]+\.)+push\.apple\.com$/,
  /^([a-z\d-]+\.)+notify\.windows\.com$/,
]

/**
 * Whether an endpoint is at a browser's own push service, in the very letters in which a browser writes it: the server calls no
 * one else. `ofTests` is the origin of a test's own service.
 */
export function isAtPushService(endpoint: string, ofTests?: string): boolean {
  const { href, origin, protocol, username, password, port, hash, hostname } = URL.parse(endpoint) ?? {}
  if (href !== endpoint || username || password || hash) return false
  if (ofTests !== undefined && origin === new URL(ofTests).origin) return true
  return protocol === 'https:' && port === '' && SERVICES.some((host) => host.test(hostname ?? ''))
}
