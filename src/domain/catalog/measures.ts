/** Formats a typed measure with a no-break space: `25kg` becomes 25 kg. */
export const measured = (text: string) => text.replace(/(\d)\s*(?=[kKmc]?[gGmJ])/g, '$1\u00a0')

/** The kilograms of a typed weight; undefined if it is not in kilograms. */
export function kilogramsIn(weight: string): number | undefined {
  const [, kilograms] = /^\s*(\d+(?:\.\d+)?)\s*kgs?\s*$/i.exec(weight) ?? []
  return Number(kilograms) || undefined
}
