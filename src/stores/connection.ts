interface Connection {
  effectiveType?: string
  saveData?: boolean
  type?: string
}

/** What the browser says of its connection; nothing where it does not say. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

/** Whether the reader has asked the browser to save data. */
export const isSaving = (): boolean => connection().saveData === true

/** Whether each kilobyte makes this reader wait or pay. A browser that does not say counts as fast. */
export function isSlow(): boolean {
  const { effectiveType = '4g' } = connection()
  return isSaving() || effectiveType !== '4g'
}
