import type { ReadyItem } from './ready-items-schema'

/** The requirements that are neither fulfilled nor decided. */
export const waitsIn = <Item extends ReadyItem>(items: readonly Item[]): Item[] =>
  items.filter(({ isDone, isDecided }) => !isDone && !isDecided)

/** The stored list of decided requirements after this one is added or removed. */
export const decidedAfter = (items: readonly ReadyItem[], name: string, isDecided: boolean): string =>
  items.flatMap((item) => ((item.name === name ? isDecided : item.isDecided) ? [item.name] : [])).join(',')
