/**
 * Storage of bags; space between stacks in centimetres. Sources: FAO, Good Aquaculture Feed Manufacturing Practice (2001); mould
 * limits in °C and percent humidity: Royes Russo and Yanong, Molds in Fish Feeds and Aflatoxicosis.
 */
export const STORAGE = { months: 3, betweenStacks: 30, mould: { temperature: 27, humidity: 62 } } as const
