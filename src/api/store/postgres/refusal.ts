/** Whether the database refuses what it was sent, and would do so again: SQLSTATE 22 (data) and 23 (constraints). */
export const isRefused = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '')

/** Whether a row stands there already, from a change whose answer was lost. */
export const isThere = (error: unknown): boolean => (error as { code?: string }).code === '23505'
