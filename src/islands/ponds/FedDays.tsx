import { useMemo, useState } from 'react'
import type { Entry } from '~/domain/ponds/entries'
import { type FedDay, type FeedGap, fedDaysOf, hasRecentGap, plannedFeed } from '~/domain/ponds/fed-days'
import type { PondEvent } from '~/domain/ponds/schema'
import { useDoubleTap } from '../ui/double-tap'
import figure from '../ui/Figure.module.css'
import type { PondToday } from './book-metrics'
import { grammed } from './entry-form'
import styles from './FedDays.module.css'
import { useFormat, usePondMessages } from './pond-messages'
import WrittenFeed, { useFeedWriting } from './WrittenFeed'

interface Props {
  pond: PondToday
  /** Opens the form of a day that one press cannot write. */
  onFill: (gap: FeedGap) => void
  onCorrect: (entry: Entry<PondEvent>) => void
}

/** A dot for each of the last 28 days, filled if feed is written. A day without feed is a button that writes its planned feed. */
export default function FedDays({ pond, onFill, onCorrect }: Props) {
  const { record, metrics, ration, feed } = pond
  const { figures, today: words } = usePondMessages()
  const format = useFormat()
  const writing = useFeedWriting(pond)
  const isDoubleTap = useDoubleTap()
  const days = fedDaysOf(record, metrics)
  const [isOpen, setOpen] = useState(() => hasRecentGap(days))
  const feedNow = ration?.feedNow
  const planned = useMemo(() => {
    const gaps = isOpen ? fedDaysOf(record, metrics).filter(({ entry }) => !entry) : []
    return new Map(gaps.map(({ day }) => [day, day === metrics.today ? feedNow : plannedFeed(record, day)]))
  }, [isOpen, record, metrics, feedNow])
  if (days.length === 0) return null
  const fed = days.filter(({ entry }) => entry).length

  /** The second tap would correct what the first one has written. */
  function press({ day, entry }: FedDay) {
    if (isDoubleTap(day)) return
    if (entry) onCorrect(entry)
    else void fill(day)
  }

  async function fill(day: string) {
    const kilograms = planned.get(day)
    const said = (amount: number) => words.justFedOn(format.day(day), format.kilograms(amount), format.figure(feed.name))
    if (!kilograms || !(await writing.write(day, kilograms, said))) onFill({ day, kilograms })
  }

  return (
    <details
      className={`${figure.details} ${styles.month}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary aria-describedby={`pond-${record.pond.id}`}>
        <span>{figures.fedOn(format.figure(fed), format.figure(days.length))}</span>
        <span className={styles.row} aria-hidden="true">
          {days.map(({ day, entry }) => (
            <i key={day} data-fed={entry && ''} />
          ))}
        </span>
      </summary>
      <p className="muted">{words.fillHint}</p>
      <ol>
        {days.map((each) => (
          <Day key={each.day} of={each} planned={planned.get(each.day)} pond={record.pond.name} onPress={() => press(each)} />
        ))}
      </ol>
      <WrittenFeed of={writing} pond={pond} onCorrect={onCorrect} />
    </details>
  )
}

interface DayProps {
  of: FedDay
  /** In kg; undefined if it is unknown. */
  planned: number | undefined
  pond: string
  onPress: () => void
}

function Day({ of: { day, kilograms, entry }, planned, pond, onPress }: DayProps) {
  const { entries, today } = usePondMessages()
  const format = useFormat()
  const feed = entry?.event.kind === 'fed' ? entry.event.feed.name : ''
  const gap = planned ? today.fillDayWith(format.day(day), format.kilograms(grammed(planned))) : today.fillDay(format.day(day))
  const name = entry ? format.list([format.day(day), entries.lines.fed(format.kilograms(kilograms), format.figure(feed))]) : gap
  return (
    <li>
      <button type="button" className="outline" aria-label={today.inPond(name, pond)} onClick={onPress}>
        {Number(day.slice(-2))}
        <i data-fed={entry && ''} />
      </button>
    </li>
  )
}
