import '~/styles/printed.css'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { isDay } from '~/domain/dates'
import { dayAfter } from '~/domain/ponds/days'
import { ratioOf, seasonOf } from '~/domain/ponds/lot-results'
import { $pondBook } from '~/stores/ponds/ponds'
import Field from '../ui/Field'
import { ledgerOf, type PondToday } from './book-metrics'
import DataTable from './DataTable'
import metrics from './Metrics.module.css'
import { useFormat, usePondMessages } from './pond-messages'
import recordStyles from './Record.module.css'

/** Days of a paper, unless others are chosen. */
const YEAR = 365

interface Props {
  ponds: readonly PondToday[]
  today: string
}

/** The feed bought and fed by lot, the fish stocked and harvested, and the FCR of some days, to print. */
export default function SeasonRecord({ ponds, today }: Props) {
  const { figures, keeping, lots: words } = usePondMessages()
  const { record } = keeping
  const format = useFormat()
  const book = useStore($pondBook)
  const [days, setDays] = useState({ from: dayAfter(today, 1 - YEAR), to: today })
  const isRange = isDay(days.from) && isDay(days.to) && days.from <= days.to
  const records = ponds.map((each) => each.record)
  const own = book.bags.filter(({ event }) => event.pondId === undefined)
  const season = isRange ? seasonOf(records, own, ledgerOf(book), days.from, days.to) : undefined
  const some = (kilograms: number) => (kilograms > 0 ? format.kilograms(kilograms) : format.figure(0, 'kg'))
  const fish = ({ count, kilograms }: { count: number; kilograms: number }) =>
    count > 0 ? words.season.fish(format.amount(count), some(kilograms)) : format.figure(0)
  const ratio = season && ratioOf(season)
  return (
    <section className={`${metrics.figures} ${recordStyles.record}`} aria-label={words.season.title} data-printed>
      <div className={`screen ${recordStyles.screen}`}>
        {(['from', 'to'] as const).map((name) => (
          <Field
            key={name}
            label={words.season[name]}
            name={name}
            required
            type="date"
            max={today}
            value={days[name]}
            onChange={({ target }) => setDays({ ...days, [name]: target.value })}
          />
        ))}
        <button type="button" disabled={!season} onClick={() => print()}>
          {words.season.print}
        </button>
      </div>
      {!season && <p role="alert">{words.season.wrong}</p>}
      {season && (
        <>
          <h4>{words.season.title}</h4>
          <p>
            {figures.pastBatch(format.day(days.from), format.day(days.to))} · {record.printed(format.day(today))}
          </p>
          <p>{format.list(records.map(({ pond }) => format.figure(pond.name)))}</p>
          <DataTable
            label={record.parts.fed}
            columns={[record.parts.fed, words.title, words.season.bought, words.season.fed]}
            rows={season.feeds.map(({ feed, lot, bought, fed }) => [
              <bdi key="feed">{feed.name}</bdi>,
              lot === undefined ? words.season.noLot : format.figure(lot),
              some(bought),
              some(fed),
            ])}
          />
          <dl className={metrics.rows}>
            {(
              [
                [record.parts.stocked, fish(season.stocked)],
                [record.parts.harvested, fish(season.harvested)],
                [record.parts.dead, format.figure(season.dead)],
                [figures.labels.fcr, ratio === undefined ? '–' : format.figure(ratio.toFixed(2))],
              ] as const
            ).map(([label, value]) => (
              <div key={label}>
                <dt className="muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={recordStyles.signed}>{record.signed}</p>
        </>
      )}
    </section>
  )
}
