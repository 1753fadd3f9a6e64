import type { Company } from '~/domain/account/company'
import { saidBy } from '~/domain/ponds/entries'
import { cubicMetresOf } from '~/domain/ponds/metrics'
import type { WrittenEvent } from '~/domain/ponds/schema'
import { shareLink } from '~/domain/whatsapp'
import type { PondToday } from './book-metrics'
import { useEntryText } from './entry-text'
import FeedRecord from './FeedRecord'
import styles from './Record.module.css'
import { useSummary } from './summary'
import { useFormat, usePondMessages } from './words'

/** Parts of the record, each with the entries that belong to it; feed has a part of its own. */
const PARTS = [
  ['stocked', ['stocked']],
  ['dead', ['dead']],
  ['treated', ['treated']],
  ['weighed', ['weighed']],
  ['temperature', ['temperature', 'oxygen']],
  ['moved', ['moved']],
  ['harvested', ['harvested']],
] as const satisfies readonly (readonly [string, readonly WrittenEvent['kind'][]])[]

interface Props {
  pond: PondToday
  ponds: readonly PondToday[]
  today: string
  company: Pick<Company, 'name' | 'phone'>
}

/** A pond's record as auditors ask for it, to print, and a short summary to send. */
export default function RecordView({ pond, ponds, today, company }: Props) {
  const { record, send } = usePondMessages().keeping
  const spoken = useFormat()
  const textOf = useEntryText(ponds)
  const summary = useSummary(pond)
  const { name, size } = pond.record.pond
  const events = [...saidBy(pond.record.entries)]
  return (
    <section className={styles.record} aria-label={record.title(name)} data-printed>
      <p className={styles.screen}>{record.text}</p>
      <div className={`actions ${styles.screen}`}>
        <button type="button" onClick={() => print()}>
          {record.print}
        </button>
        <a className="button outline" href={shareLink(summary)} target="_blank" rel="noopener">
          {send}
        </a>
      </div>
      <h4>{record.title(spoken.figure(name))}</h4>
      <p>
        {record.printed(spoken.day(today))} · {record.water}: {spoken.amount(cubicMetresOf(size), 'm³')}
      </p>
      <FeedRecord events={events} />
      {PARTS.map(([part, kinds]) => (
        <Part
          key={part}
          title={record.parts[part]}
          events={events.filter(({ kind }) => (kinds as readonly string[]).includes(kind))}
          textOf={textOf}
        />
      ))}
      <p className={styles.signed}>{record.signed}</p>
      <small>
        <bdi>{company.name}</bdi> · <bdi>{company.phone}</bdi>
      </small>
    </section>
  )
}

interface PartProps {
  title: string
  events: readonly WrittenEvent[]
  textOf: ReturnType<typeof useEntryText>
}

function Part({ title, events, textOf }: PartProps) {
  const { record } = usePondMessages().keeping
  const spoken = useFormat()
  return (
    <div>
      <h5>{title}</h5>
      {events.length === 0 ? (
        <p>{record.none}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <span>{spoken.day(event.day)}</span> {textOf(event)}
              {event.note && (
                <>
                  {' · '}
                  <bdi>{event.note}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
