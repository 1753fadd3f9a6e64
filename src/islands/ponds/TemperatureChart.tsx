import { lastOf } from '~/domain/lists'
import type { Batch } from '~/domain/ponds/batches'
import ChartFrame from './ChartFrame'
import { scales } from './chart'
import { useFormat, usePondMessages } from './pond-messages'

/** The recorded water temperatures. */
export default function TemperatureChart({ batch }: { batch: Batch }) {
  const { charts } = usePondMessages().figures
  const format = useFormat()
  const readings = batch.events.filter((event) => event.kind === 'temperature')
  const [first, last] = [readings[0], lastOf(readings)]
  if (!first || !last || readings.length < 2) return null
  const values = readings.map(({ celsius }) => celsius)
  const at = scales(first.day, last.day, Math.max(...values))
  return (
    <ChartFrame
      title={charts.temperature.title}
      summary={charts.temperature.summary(format.celsius(Math.min(...values)), format.celsius(Math.max(...values)))}
      unit="°C"
      from={first.day}
      to={last.day}
      at={at}
      columns={[charts.day, charts.temperature.celsius]}
      rows={readings.map(({ day, celsius }) => [format.day(day), format.celsius(celsius)])}
    >
      <polyline
        stroke="var(--color-accent)"
        strokeWidth="2"
        points={readings.map(({ day, celsius }) => `${at.x(day)} ${at.y(celsius)}`).join(' ')}
      />
    </ChartFrame>
  )
}
