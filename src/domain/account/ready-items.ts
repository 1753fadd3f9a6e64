import type { ReadyItem } from './ready-items-schema'

/** What still waits: neither set nor decided. */
export const waitsIn = <Item extends ReadyItem>(items: readonly Item[]): Item[] =>
  items.filter(({ isDone, isDecided }) => !isDone && !isDecided)

/** What is stored of the decided once this one is, or no longer. */
export const decidedAfter = (items: readonly ReadyItem[], name: string, isDecided: boolean): string =>
  items.flatMap((item) => ((item.name === name ? isDecided : item.isDecided) ? [item.name] : [])).join(',')
