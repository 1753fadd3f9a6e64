import type { ReactNode } from 'react'
import { drawnText } from '~/content/drawn-text'
import figure from '../ui/Figure.module.css'
import { useMessages } from '../ui/language'
import styles from './Chart.module.css'
import { FLOOR, HEIGHT, LEFT, RIGHT, type scales, useShortDay, WIDTH } from './chart'
import DataTable from './DataTable'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  title: string
  /** The text alternative of the chart. */
  summary: string
  unit: string
  from: string
  to: string
  at: ReturnType<typeof scales>
  children: ReactNode
  /** The headings and rows of the table. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A chart with its axes, and the same data as a table. */
export default function ChartFrame({ title, summary: label, unit, from, to, at, children, columns, rows }: Props) {
  const { table } = usePondMessages().figures.charts
  const { amount } = useFormat()
  const { punctuation } = useMessages()
  const short = useShortDay()
  return (
    <figure className={`${figure.figure} ${styles.chart}`}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} fill="none" role="img" aria-label={[title, label].join(punctuation.stop)}>
        {[0, at.top / 2, at.top].map((value) => (
          <g key={value}>
            <path stroke="var(--color-hairline)" d={`M${LEFT} ${at.y(value)}H${RIGHT}`} />
            <text x={LEFT - 4} y={at.y(value) + 4} textAnchor="end">
              {drawnText(value === 0 ? unit : amount(value).replace(/\.0+$/, ''))}
            </text>
          </g>
        ))}
        {children}
        <text x={LEFT} y={HEIGHT - 6}>
          {drawnText(short(from))}
        </text>
        <text x={RIGHT} y={HEIGHT - 6} textAnchor="end">
          {drawnText(short(to))}
        </text>
        <path stroke="var(--color-control)" d={`M${LEFT} ${FLOOR}H${RIGHT}`} />
      </svg>
      <details>
        <summary>{table}</summary>
        <DataTable label={title} columns={columns} rows={rows} />
      </details>
    </figure>
  )
}
