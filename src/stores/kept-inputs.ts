export const KEPT_AS = 'feeding_calculator_inputs'

/** The stored inputs of a calculator: its fields as typed, and the shown life stage as `shown`. */
export function keptInputs(): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}')
    return Object.fromEntries(Object.entries(kept as object).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}
