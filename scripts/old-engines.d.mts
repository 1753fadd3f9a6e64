export interface OldEngine {
  name: string
  /** The package with its version, and the hash of its bytes. */
  from: string
  integrity: string
}
export const OLD_ENGINES: readonly OldEngine[]
export const startOf: (name: string) => { executablePath: string; libraries: string }
export const hasOldEngines: () => boolean
export const fetchOldEngines: () => Promise<void>
export const fetchAtLast: (engine: OldEngine, cache?: string, pauses?: readonly number[]) => Promise<void>
export const fetchEngine: (engine: OldEngine, cache?: string) => Promise<void>
