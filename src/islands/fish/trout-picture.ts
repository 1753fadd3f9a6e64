/** The picture of the trout, its size in pixels, and the number of phases of its tail, drawn one below the other. */
export const TROUT = { picture: '/pictures/trout.svg', width: 62, height: (62 * 28) / 80, phases: 12 } as const
