/** The cache of what a device keeps for an operator without a signal. Not for whoever is next: the login page deletes it too. */
export const OPERATOR_CACHE = 'operator'

export function forgetKept() {
  if ('caches' in globalThis) caches.delete(OPERATOR_CACHE).catch(() => {})
}
