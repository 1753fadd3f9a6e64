/** Whether the reader has asked for no motion. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
