import { lastOf } from '~/domain/lists'
import type { Batch } from '~/domain/ponds/batches'
import { dayAfter } from '~/domain/ponds/days'
import { type Band, forecastWeights } from '~/domain/ponds/growth'
import type { PondMetrics } from '~/domain/ponds/metrics'
import ChartFrame from './ChartFrame'
import { scales } from './chart'
import { useFormat, usePondMessages } from './pond-messages'

/** Days of the forecast, and days between its points. */
const FORECAST_DAYS = 56
const STEP = 14

interface Expected extends Band {
  day: string
}

/** From the last known weight, at the last typed water temperature. */
function forecastOf({ weight, temperatures, today }: PondMetrics): Expected[] {
  if (!weight) return []
  const { day: from, mean } = weight.since
  const days = [from, ...Array.from({ length: FORECAST_DAYS / STEP + 1 }, (_, step) => dayAfter(today, step * STEP))]
  return [...new Set(days)].flatMap((day) => {
    const degreeDays = temperatures.degreeDays(from, day)
    return degreeDays === undefined ? [] : [{ day, ...forecastWeights(mean, degreeDays) }]
  })
}

/** The weighed mean weights, and the expected range. */
export default function GrowthChart({ batch, metrics }: { batch: Batch; metrics: PondMetrics }) {
  const { charts } = usePondMessages().figures
  const format = useFormat()
  const words = charts.growth
  const points = batch.points.filter(({ mean }) => mean > 0)
  const forecast = batch === metrics.batch ? forecastOf(metrics) : []
  const [first, last, end] = [points[0], lastOf(points), lastOf(forecast)]
  if (!first || !last || (points.length < 2 && !end)) return null
  const to = end?.day ?? last.day
  const at = scales(first.day, to, Math.max(...points.map(({ mean, standardError }) => mean + 2 * standardError), end?.high ?? 0))
  const line = (name: keyof Band) => forecast.map((each) => `${at.x(each.day)} ${at.y(each[name])}`)
  const weighed = ({ day, mean, standardError }: (typeof points)[number]) => {
    const error = standardError > 0 ? format.grams(2 * standardError) : ''
    return [format.day(day), format.grams(mean), error, '', '', '']
  }
  const expected = ({ day, low, middle, high }: Expected) => [
    format.day(day),
    '',
    '',
    ...[low, middle, high].map((grams) => format.grams(grams)),
  ]
  const sentences = [
    words.summary(format.grams(first.mean), format.grams(last.mean)),
    end && words.forecast(format.grams(end.low), format.grams(end.high), format.day(end.day)),
  ]
  return (
    <ChartFrame
      title={words.title}
      summary={sentences.filter(Boolean).join(' ')}
      unit="g"
      from={first.day}
      to={to}
      at={at}
      columns={[charts.day, words.weight, words.error, words.slow, words.usual, words.fast]}
      rows={[...points.map(weighed), ...forecast.slice(1).map(expected)]}
    >
      {end && (
        <>
          <polygon fill="var(--early-light)" points={[...line('low'), ...[...line('high')].reverse()].join(' ')} />
          <polyline stroke="var(--early)" strokeWidth="1.5" strokeDasharray="4 4" points={line('middle').join(' ')} />
        </>
      )}
      <polyline
        stroke="var(--color-accent)"
        strokeWidth="2"
        points={points.map(({ day, mean }) => `${at.x(day)} ${at.y(mean)}`).join(' ')}
      />
      <Weighings points={points} at={at} />
    </ChartFrame>
  )
}

/** A dot for each weighing, with its error bar. */
function Weighings({ points, at }: { points: Batch['points']; at: ReturnType<typeof scales> }) {
  return points.map(({ day, mean, standardError }) => (
    <g key={`${day} ${mean}`} stroke="var(--color-accent)" strokeWidth="1.5">
      <path d={`M${at.x(day)} ${at.y(mean - 2 * standardError)}V${at.y(mean + 2 * standardError)}`} />
      <circle cx={at.x(day)} cy={at.y(mean)} r={4} fill="var(--color-accent)" stroke="var(--color-raised)" />
    </g>
  ))
}
