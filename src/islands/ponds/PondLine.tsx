import '~/styles/line.css'
import { bandsOf, LINE_MARKS } from '~/domain/feeding/line-bands'
import { LINE_FROM, LINE_TO, percent, placeOf } from '~/domain/feeding/weight-line'
import type { PondToday } from './book-metrics'
import styles from './PondLine.module.css'
import { useFormat, usePondMessages } from './pond-messages'

/** Maximum names above the line, one per row; more would overlap. */
const MOST_NAMES = 3
const LONGEST = 20

const place = (grams: number) => placeOf(grams, LINE_FROM.low)
const anchorAt = (grams: number) => (place(grams) < 0.25 ? 'start' : place(grams) > 0.75 ? 'end' : 'middle')
const shortened = (name: string) => (name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name)

/** The line of fish weights, with a dot for each pond. */
export default function PondLine({ ponds }: { ponds: readonly PondToday[] }) {
  const words = usePondMessages().today
  const format = useFormat()
  const dots = ponds.flatMap(({ record: { pond }, metrics: { batch, weight } }) =>
    batch && weight ? [{ ...pond, grams: weight.mean, text: words.onLine(pond.name, format.grams(weight.mean)) }] : [],
  )
  return (
    <div className={`bands ${styles.line}`}>
      <svg className="water" aria-hidden="true">
        {bandsOf('low').map(({ stage, from, to }) => (
          <g key={stage} className={stage}>
            <rect x={percent(from)} width={percent(to - from)} height="100%" />
          </g>
        ))}
        {dots.map(({ id, name, grams, text }, row) => (
          <g key={id}>
            <title>{text}</title>
            <circle cx={percent(place(grams))} cy="100%" r="7" />
            {dots.length <= MOST_NAMES && (
              <text x={percent(place(grams))} y={`${row + 1}rem`} textAnchor={anchorAt(grams)}>
                {shortened(name)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <svg className="axis" aria-hidden="true">
        {LINE_MARKS.low.map((grams) => (
          <text key={grams} x={percent(place(grams))} y="1.25rem">
            {grams < LINE_TO ? `${grams} g` : `${grams / LINE_TO} kg`}
          </text>
        ))}
      </svg>
      <ul className="visually-hidden" aria-label={words.line}>
        {dots.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </div>
  )
}
