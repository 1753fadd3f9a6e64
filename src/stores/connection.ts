interface Connection {
  effectiveType?: string
  saveData?: boolean
  type?: string
}

export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

export const isSaving = (): boolean => connection().saveData === true

/** Whether the connection is slow or saves data. A browser that does not tell counts as fast. */
export function isSlow(): boolean {
  const { effectiveType = '4g' } = connection()
  return isSaving() || effectiveType !== '4g'
}
