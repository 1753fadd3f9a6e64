/** Formats a typed measure with a no-break space: `25kg` becomes 25 kg. */
export const measured = (text: string) => text.replace(/(\d)\s*(?=[kKmc]?[gGmJ])/g, '$1\u00a0')
