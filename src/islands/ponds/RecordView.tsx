import { useStore } from '@nanostores/react'
import type { Company } from '~/domain/account/company'
import { feedKey } from '~/domain/ponds/bags'
import { eventsIn, grouped } from '~/domain/ponds/entries'
import { cubicMetresOf } from '~/domain/ponds/metrics'
import type { EventOf, WrittenEvent } from '~/domain/ponds/schema'
import { shareLink } from '~/domain/whatsapp'
import { $pondBook } from '~/stores/ponds/ponds'
import '~/styles/printed.css'
import { useMessages } from '../ui/language'
import { batchMetrics } from './batch-metrics'
import { ledgerOf, type PondToday } from './book-metrics'
import DataTable from './DataTable'
import { useEntryText } from './entry-text'
import { useFeeds } from './feeds'
import { useFormat, usePondMessages } from './pond-messages'
import styles from './Record.module.css'
import { useRatio } from './ratio'

/** Parts of the record with their kinds of entries; feed has its own part. */
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

/** A pond's record for auditors, to print, and a short summary to send. */
export default function RecordView({ pond, ponds, today, company }: Props) {
  const { record, send } = usePondMessages().keeping
  const format = useFormat()
  const textOf = useEntryText(ponds)
  const summary = useSummary(pond)
  const { name, size } = pond.record.pond
  const events = [...eventsIn(pond.record.entries)]
  return (
    <section className={styles.record} aria-label={record.title(name)} data-printed>
      <p className={`screen ${styles.screen}`}>{record.text}</p>
      <div className={`actions screen ${styles.screen}`}>
        <button type="button" onClick={() => print()}>
          {record.print}
        </button>
        <a className="button outline" href={shareLink(summary)} target="_blank" rel="noopener">
          {send}
        </a>
      </div>
      <h4>{record.title(format.figure(name))}</h4>
      <p>
        {record.printed(format.day(today))} · {record.water}: {format.amount(cubicMetresOf(size), 'm³')}
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
  const format = useFormat()
  return (
    <div>
      <h5>{title}</h5>
      {events.length === 0 ? (
        <p>{record.none}</p>
      ) : (
        <ul>
          {events.map((event) => (
            <li key={event.id}>
              <span>{format.day(event.day)}</span> {textOf(event)}
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

type Fed = EventOf<'fed'>

/** The feed per month, by feed and bag dates. */
function FeedRecord({ events }: { events: readonly WrittenEvent[] }) {
  const { record } = usePondMessages().keeping
  const { entries, lots } = usePondMessages()
  const { fields } = entries
  const { months } = useMessages().dates
  const format = useFormat()
  const fed = events.filter((event) => event.kind === 'fed')
  const { uses } = ledgerOf(useStore($pondBook))
  const lotsOf = (own: readonly Fed[]) => [...new Set(own.flatMap(({ id }) => (uses.get(id) ?? []).map(({ lot }) => lot)))]
  const hasLots = lotsOf(fed).length > 0
  const rows = [...grouped(fed, ({ day, feed }) => `${day.slice(0, 7)} ${feedKey(feed)}`)].map(([key, own]) => ({ key, own }))
  return (
    <div>
      <h5>{record.parts.fed}</h5>
      {rows.length === 0 ? (
        <p>{record.none}</p>
      ) : (
        <DataTable
          label={record.parts.fed}
          columns={[record.fedMonth, fields.feed, record.kilograms, record.bagDays, ...(hasLots ? [lots.title] : [])]}
          rows={rows.map(({ key, own }) => [
            `${months[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`,
            <bdi key="feed">{own[0]?.feed.name}</bdi>,
            format.kilograms(own.reduce((sum, { kilograms }) => sum + kilograms, 0)),
            bagDays(own),
            ...(hasLots ? [format.list(lotsOf(own).map((lot) => format.figure(lot)))] : []),
          ])}
        />
      )}
    </div>
  )

  function bagDays(own: readonly Fed[]) {
    const days = new Set(own.flatMap(({ bagDay }) => bagDay ?? []))
    return days.size > 0 ? format.list([...days].sort().map(format.day)) : '–'
  }
}

/** A short summary of a pond, to send. */
function useSummary({ record, metrics }: PondToday): string {
  const { summary } = usePondMessages().keeping
  const format = useFormat()
  const ratio = useRatio()
  const { prices } = useFeeds()
  const { batch, weight, biomass, today, temperatures } = metrics
  const reckoned = batch && batchMetrics(batch, temperatures, prices)
  const economic = reckoned?.conversion?.economic
  return [
    summary.head(record.pond.name, format.day(today)),
    batch && weight && biomass && summary.fish(format.amount(batch.living), format.grams(weight.mean), format.kilograms(biomass)),
    economic && summary.fcr(ratio(economic), ratio.range(economic)),
    reckoned?.perKilogram && summary.cost(format.exactRupees(reckoned.perKilogram)),
    reckoned && summary.mortality(format.figure(`${reckoned.mortality.toFixed(1)}%`)),
  ]
    .filter(Boolean)
    .join('\n')
}
