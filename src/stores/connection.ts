interface Connection {
  effectiveType?: string
  saveData?: boolean
  type?: string
}

export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {}

export const isSaving = (): boolean => connection().saveData === true

const SAVING = 6

/** Milliseconds between two polls; longer on connections that save data. */
export const pollInterval = (milliseconds: number): number => (isSaving() ? SAVING * milliseconds : milliseconds)

/** Whether the connection is slow or saves data. An unknown connection counts as fast. */
export function isSlow(): boolean {
  const { effectiveType = '4g' } = connection()
  return isSaving() || effectiveType !== '4g'
}
