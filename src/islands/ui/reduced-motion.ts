export const reducedMotion = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

export const prefersReducedMotion = (): boolean => reducedMotion().matches
