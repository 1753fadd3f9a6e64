export const shellPath: () => string | undefined
export const chromiumPath: () => string | undefined
