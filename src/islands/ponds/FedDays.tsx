import type { Entry } from '~/domain/ponds/entries'
import { type FedDay, type FeedGap, fedDaysOf, likelyFeed } from '~/domain/ponds/fed-days'
import type { PondEvent } from '~/domain/ponds/schema'
import figure from '../ui/Figure.module.css'
import type { PondToday } from './book-metrics'
import styles from './FedDays.module.css'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  pond: PondToday
  onFill: (gap: FeedGap) => void
  onCorrect: (entry: Entry<PondEvent>) => void
}

/** A dot for each of the last 28 days, filled if feed is written. Opened, each day is a button for its feed. */
export default function FedDays({ pond: { record, metrics }, onFill, onCorrect }: Props) {
  const { figures } = usePondMessages()
  const format = useFormat()
  const days = fedDaysOf(record, metrics)
  if (days.length === 0) return null
  const fed = days.filter(({ entry }) => entry).length
  // The form of today has its own likely amount.
  const amountOn = (day: string) => (day === metrics.today ? undefined : likelyFeed(days, day))
  const open = ({ day, entry }: FedDay) => (entry ? onCorrect(entry) : onFill({ day, kilograms: amountOn(day) }))
  return (
    <details className={`${figure.details} ${styles.month}`}>
      <summary aria-describedby={`pond-${record.pond.id}`}>
        <span>{figures.fedOn(format.figure(fed), format.figure(days.length))}</span>
        <span className={styles.row} aria-hidden="true">
          {days.map(({ day, entry }) => (
            <i key={day} data-fed={entry && ''} />
          ))}
        </span>
      </summary>
      <ol>
        {days.map((each) => (
          <Day key={each.day} of={each} pond={record.pond.name} onOpen={() => open(each)} />
        ))}
      </ol>
    </details>
  )
}

function Day({ of: { day, kilograms, entry }, pond, onOpen }: { of: FedDay; pond: string; onOpen: () => void }) {
  const { entries, today } = usePondMessages()
  const format = useFormat()
  const feed = entry?.event.kind === 'fed' ? entry.event.feed.name : ''
  const name = entry
    ? format.list([format.day(day), entries.lines.fed(format.kilograms(kilograms), format.figure(feed))])
    : today.fillDay(format.day(day))
  return (
    <li>
      <button type="button" className="outline" aria-label={today.inPond(name, pond)} onClick={onOpen}>
        {Number(day.slice(-2))}
        <i data-fed={entry && ''} />
      </button>
    </li>
  )
}
