export const KEPT_AS = 'feeding_calculator_inputs'

/** What this device keeps of a calculator: its fields as they were typed, and as `shown` the life stage that it showed. */
export function keptInputs(): Partial<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}')
    return Object.fromEntries(Object.entries(kept as object).filter(([, text]) => typeof text === 'string'))
  } catch {
    return {}
  }
}
