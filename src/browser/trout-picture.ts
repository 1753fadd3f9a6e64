/** The trout over the page, in pixels, and how many phases of its tail's beat `npm run art` draws one below the other. */
export const TROUT = { picture: '/pictures/trout.svg', width: 62, height: (62 * 28) / 80, phases: 12 } as const
