/** Whether the database refuses the rows permanently: SQLSTATE 22 (data) and 23 (constraints). */
export const isRefused = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? '')

/** Whether the row already exists, as after a commit whose answer was lost. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === '23505'
