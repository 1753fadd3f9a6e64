import { lastOf } from '~/domain/lists'
import type { Batch } from '~/domain/ponds/batches'
import { dayAfter, daysBetween } from '~/domain/ponds/days'
import ChartFrame from './ChartFrame'
import { FLOOR, LEFT, RIGHT, scales } from './chart'
import { useFormat, usePondMessages } from './pond-messages'

interface Week {
  from: string
  kilograms: number
}

/** The feed of each week since stocking; 0 for a week without feed. */
function weeksOf({ from, events }: Batch): Week[] {
  const weeks: Week[] = []
  for (const event of events) {
    if (event.kind !== 'fed') continue
    const index = Math.max(0, Math.floor(daysBetween(from, event.day) / 7))
    while (weeks.length <= index) weeks.push({ from: dayAfter(from, weeks.length * 7), kilograms: 0 })
    const week = weeks[index]
    if (week) week.kilograms += event.kilograms
  }
  return weeks
}

/** The feed per week, as bars. */
export default function FeedChart({ batch }: { batch: Batch }) {
  const { charts } = usePondMessages().figures
  const format = useFormat()
  const weeks = weeksOf(batch)
  const last = lastOf(weeks)
  if (!last) return null
  const to = dayAfter(last.from, 6)
  const most = Math.max(...weeks.map(({ kilograms }) => kilograms))
  const at = scales(batch.from, to, most)
  const step = (RIGHT - LEFT) / weeks.length
  const some = (kilograms: number) => (kilograms > 0 ? format.kilograms(kilograms) : format.figure(0, 'kg'))
  return (
    <ChartFrame
      title={charts.feed.title}
      summary={charts.feed.summary(some(most))}
      unit="kg"
      from={batch.from}
      to={to}
      at={at}
      columns={[charts.feed.week, charts.feed.kilograms]}
      rows={weeks.map(({ from, kilograms }) => [format.day(from), some(kilograms)])}
    >
      {weeks.map(({ from, kilograms }, index) => (
        <rect
          key={from}
          fill="var(--early)"
          x={LEFT + index * step + step * 0.1}
          y={at.y(kilograms)}
          width={step * 0.8}
          height={Math.max(0, FLOOR - at.y(kilograms))}
        />
      ))}
    </ChartFrame>
  )
}
