import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Entry } from '~/domain/ponds/entries'
import { type FeedLedger, type FeedLot, numberedLots } from '~/domain/ponds/feed-ledger'
import { lotResults, ratioOf } from '~/domain/ponds/lot-results'
import type { BagEvent } from '~/domain/ponds/schema'
import { closedLots } from '~/stores/ponds/closed-lots'
import { giveBack, putBack, takeBackLast } from '~/stores/ponds/lot-bags'
import { $pondBook } from '~/stores/ponds/ponds'
import figure from '../ui/Figure.module.css'
import { ledgerOf, type PondToday } from './book-metrics'
import DataTable from './DataTable'
import entryStyles from './EntryList.module.css'
import feedStoreStyles from './FeedStore.module.css'
import { lazyPondPart } from './lazy-pond-part'
import { useFormat, usePondMessages } from './pond-messages'

const SeasonRecord = lazyPondPart(() => import('./SeasonRecord'))

interface Props {
  ponds: readonly PondToday[]
  today: string
}

/** The lots in the store, what the fish did on each, and the paper of the season. */
export default function Lots({ ponds, today }: Props) {
  const { entries, lots: words } = usePondMessages()
  const format = useFormat()
  const book = useStore($pondBook)
  const ledger = ledgerOf(book)
  const lots = numberedLots(ledger)
  const [isOpen, setIsOpen] = useState(false)
  const [gone, setGone] = useState<{ lot: string; before: Entry<BagEvent>[] }>()
  return (
    <div className={feedStoreStyles.lots}>
      <ul className={entryStyles.list} aria-label={words.title}>
        {lots
          .filter(({ left }) => left > 0)
          .map((lot) => (
            <Lot
              key={lot.lot}
              lot={lot}
              isClosed={closedLots(book.settings, today).includes(lot.lot)}
              onGone={(before) => setGone({ lot: lot.lot, before })}
            />
          ))}
      </ul>
      {gone && (
        <p role="status">
          {format.list([format.figure(gone.lot), entries.lines.takenBack])}{' '}
          <button
            type="button"
            className="outline"
            onClick={() => {
              setGone(undefined)
              void putBack(gone.before)
            }}
          >
            {entries.lines.putBack}
          </button>
        </p>
      )}
      <Overfed ledger={ledger} />
      <details className={figure.details}>
        <summary>{words.byLot}</summary>
        <Results ponds={ponds} ledger={ledger} today={today} />
      </details>
      <div className="actions">
        <button type="button" className="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.season.title}
        </button>
      </div>
      {isOpen && <SeasonRecord ponds={ponds} today={today} />}
    </div>
  )
}

interface LotProps {
  lot: FeedLot & { lot: string }
  isClosed: boolean
  /** Called with the entries before what was taken or given back. */
  onGone: (before: Entry<BagEvent>[]) => void
}

function Lot({ lot: { lot, feed, left, bought, bestBefore }, isClosed, onGone }: LotProps) {
  const words = usePondMessages().lots
  const { lines } = usePondMessages().entries
  const format = useFormat()
  const label = isClosed ? words.gaveBack : lines.takeBack
  const remove = () => (isClosed ? giveBack(lot, left) : takeBackLast(lot))
  const kilograms = (grams: number) => format.kilograms(grams / 1000)
  const text = format.list([words.left(kilograms(left), kilograms(bought)), words.until(format.day(bestBefore))])
  return (
    <li>
      <strong>{format.figure(lot)}</strong>
      <div>
        <bdi>{feed.name}</bdi>: {text}{' '}
        {isClosed && (
          <span className="badge" data-tone="no">
            {words.closed}
          </span>
        )}
      </div>
      <span className={`row ${entryStyles.actions}`}>
        <button
          type="button"
          className="outline"
          aria-label={format.list([label, lot])}
          onClick={() => void remove().then(onGone)}
        >
          {label}
        </button>
      </span>
    </li>
  )
}

/** Feed that was given beyond what was written, of feeds with lots. */
function Overfed({ ledger }: { ledger: FeedLedger }) {
  const words = usePondMessages().lots
  const format = useFormat()
  return [...ledger.stocks].flatMap(([key, { feed, lots, over }]) =>
    over > 0 && lots.some(({ lot }) => lot !== undefined) ? (
      <p key={key} role="status" className="notice">
        {words.over(format.kilograms(over / 1000), format.figure(feed.name))}
      </p>
    ) : (
      []
    ),
  )
}

/** FCR, growth and deaths by lot. */
function Results({ ponds, ledger, today }: Props & { ledger: FeedLedger }) {
  const { figures, lots: words } = usePondMessages()
  const format = useFormat()
  const records = ponds.map(({ record }) => record)
  const results = lotResults(records, ledger, today)
  const some = (kilograms: number) => (kilograms > 0 ? format.kilograms(kilograms) : format.figure(0, 'kg'))
  const rows = numberedLots(ledger).map(({ lot, fed }) => {
    const { feed = 0, gain = 0, dead = 0 } = results.get(lot) ?? {}
    const ratio = ratioOf({ feed, gain })
    return [
      format.figure(lot),
      some(fed / 1000),
      ratio === undefined ? '–' : format.figure(ratio.toFixed(2)),
      feed > 0 ? format.signed(Math.round(gain * 10) / 10, 'kg') : '–',
      format.figure(dead),
    ]
  })
  return (
    <>
      <DataTable
        label={words.byLot}
        columns={[words.title, figures.labels.fed, figures.labels.fcr, figures.charts.conversion.gain, figures.labels.mortality]}
        rows={rows}
      />
      <p className="muted">{words.resultsText}</p>
    </>
  )
}
