import type { BookSettings } from './pond-storage'

/** The lots that the shop holds or has recalled, as far as this device knew on an Indian day. */
export const closedLots = ({ lots = {} }: Pick<BookSettings, 'lots'>, day: string): string[] =>
  Object.entries(lots).flatMap(([lot, { state, since }]) => (state !== 'free' && since <= day ? [lot] : []))
