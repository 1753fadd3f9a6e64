export const MAX_ERROR_MESSAGE = 300
export const MAX_ERROR_STACK = 2000
