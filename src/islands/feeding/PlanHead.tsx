import type { ReactNode } from 'react'
import { versioned } from '~/domain/catalog/versioned'
import { bandsOf, LINE_MARKS } from '~/domain/feeding/line-bands'
import { doTouch, fishAt, LINE_FROM, percent, placeOf } from '~/domain/feeding/weight-line'
import '~/styles/line.css'
import { useMessages } from '../ui/language'
import Mark from '../ui/Mark'
import styles from './PlanHead.module.css'

const TROUT = `${versioned('/pictures/trout-outline.svg')}#trout`

interface Props {
  /** The planned fish; a sheet to fill in has none. */
  grams?: number | undefined
  children: ReactNode
}

/** The head of a printed plan: the mark, what the plan is, and the line of fish weights with the planned fish. */
export default function PlanHead({ grams, children }: Props) {
  const { short } = useMessages().stages
  const others = LINE_MARKS.print.filter((mark) => !grams || !doTouch(mark, grams, 'print'))
  return (
    <header className={styles.head}>
      <Mark />
      <div>{children}</div>
      <div className={`bands ${styles.line}`} aria-hidden="true">
        <svg className="water" aria-hidden="true">
          {bandsOf('print').map(({ stage, from, to }) => (
            <g key={stage} className={stage}>
              <rect x={percent(from)} width={percent(to - from)} height="100%" />
              <text x={percent(from)} dx={stage === 'early' ? -12 : 8} y="1em">
                {short[stage]}
              </text>
            </g>
          ))}
          {others.map((mark) => (
            <use key={mark} href={TROUT} opacity={grams ? 0.42 : 1} {...fishAt(mark, 'print')} />
          ))}
          {grams && <use href={TROUT} {...fishAt(grams, 'print')} />}
        </svg>
        <svg className="axis" aria-hidden="true">
          {LINE_MARKS.print.map((mark) => (
            <text key={mark} x={percent(placeOf(mark, LINE_FROM.print))} y="1.1em">
              {mark} g
            </text>
          ))}
        </svg>
      </div>
    </header>
  )
}
