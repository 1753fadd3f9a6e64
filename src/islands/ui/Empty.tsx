import type { ReactNode } from 'react'
import { versioned } from '~/domain/catalog/versioned'
import styles from './Empty.module.css'

interface Shapes {
  lines: string
  fill?: string
  trout?: readonly [x: number, y: number, width: number, height: number]
}

/** `lines` has the text colour, `fill` the colour of water; `trout` is the position of a trout. */
const DRAWINGS = {
  // A half-full feed bag; one with a trout on it.
  orders: { lines: 'M22 10h36l-3 6 4 34H21l4-34ZM25 16h30', fill: 'M23.5 34c6-4 11 4 17 0s11 4 16.5 0L59 50H21Z' },
  products: { lines: 'M22 10h36l-3 6 4 34H21l4-34ZM25 16h30', trout: [26, 27, 29, 11] },
  // A letter with mountains.
  messages: { lines: 'M14 14h52v34H14ZM14 15l26 21 26-21', fill: 'm15 47 15-12 6 6 10-8 19 14Z' },
  // A framed picture of mountains and a sun.
  pictures: { lines: 'M14 10h52v40H14Z', fill: 'm15 49 15-21 9 11 9-14 17 24ZM56 17a4 4 0 1 0 .1 0' },
  // Rings on water, and a fish swimming away.
  search: {
    lines: 'M40 20a26 10 0 1 0 .1 0ZM40 26a12 4 0 1 0 .1 0Z',
    trout: [24, 39, 46, 17],
  },
} as const satisfies Record<string, Shapes>

export type Drawing = keyof typeof DRAWINGS

/** The text of an empty list, below a small drawing. */
export default function Empty({ drawing, children }: { drawing: Drawing; children: ReactNode }) {
  const { lines, fill, trout }: Shapes = DRAWINGS[drawing]
  const [x, y, width, height] = trout ?? []
  return (
    <div className={`stack muted ${styles.empty}`}>
      <svg viewBox="0 0 80 60" width="80" height="60" aria-hidden="true">
        {fill && <path className={styles.fill} d={fill} />}
        <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" d={lines} />
        {trout && <use href={`${versioned('/pictures/trout-outline.svg')}#trout`} x={x} y={y} width={width} height={height} />}
      </svg>
      {children}
    </div>
  )
}
