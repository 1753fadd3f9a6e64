import { forgetValue } from '../kept-values'

/** The cache of what a device keeps for an operator without a signal. Not for whoever is next: the login page deletes it too. */
export const OPERATOR_CACHE = 'operator'
/** The truck that a packer loads, kept beside it. */
export const KEPT_TRUCK = 'truck'

export function forgetKept() {
  forgetValue(KEPT_TRUCK)
  if ('caches' in globalThis) caches.delete(OPERATOR_CACHE).catch(() => {})
}
