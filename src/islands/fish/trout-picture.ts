/** The trout picture, its size in pixels, and the number of tail phases, one below the other. */
export const TROUT = { picture: '/pictures/trout.svg', width: 62, height: (62 * 28) / 80, phases: 12 } as const
