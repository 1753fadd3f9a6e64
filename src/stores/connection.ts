interface Connection {
  effectiveType?: string
  saveData?: boolean
  type?: string
}

/** The browser's connection; empty if it does not tell. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Whether the reader has asked the browser to save data. */
export const isSaving = (): boolean => connection().saveData === true

/** Whether the connection is slow or saves data. A browser that does not tell counts as fast. */
export function isSlow(): boolean {
  const { effectiveType = '4g' } = connection()
  return isSaving() || effectiveType !== '4g'
}
