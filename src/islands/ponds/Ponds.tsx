import { useStore } from '@nanostores/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Company } from '~/domain/account/company'
import { versioned } from '~/domain/catalog/versioned'
import { indianDay } from '~/domain/dates'
import { laterDay } from '~/domain/ponds/days'
import { numberedLots } from '~/domain/ponds/feed-ledger'
import { askedSack, forgetAskedSack } from '~/stores/ponds/asked-sack'
import { closedLots } from '~/stores/ponds/closed-lots'
import { openExample } from '~/stores/ponds/pond-files'
import { $pondBook, openPondBook, type PondBook, retryUnsaved } from '~/stores/ponds/ponds'
import { takeSavedPond } from '~/stores/ponds/saved-pond'
import LoadFailed from '../ui/LoadFailed'
import { inLanguage, useMessages } from '../ui/language'
import styles from './Book.module.css'
import { ledgerOf, pondsToday, storeToday } from './book-metrics'
import FeedEnds from './FeedEnds'
import { useFeedEnds, useKeptFeedEnds } from './feed-ends'
import { feedOfPond, useFeeds } from './feeds'
import { lazyPondPart } from './lazy-pond-part'
import PondCard from './PondCard'
import { useFormat, usePondMessages } from './pond-messages'

const MINUTE = 60_000

const PondDialog = lazyPondPart(() => import('./PondDialog'))
const PondLine = lazyPondPart(() => import('./PondLine'))
const Beside = lazyPondPart(() => import('./Beside'))
const BagDialog = lazyPondPart(() => import('./BagDialog'))
const LotNotices = lazyPondPart(() => import('./LotNotices'))

/** The ponds of a day with their metrics, and the remaining feed of the farmer’s ponds and of the example. */
function usePonds(book: PondBook, day: string) {
  const { stages } = useMessages()
  const { products } = useFeeds()
  const ledger = ledgerOf(book)
  const ponds = pondsToday(book.records, day, ({ pond }, figures) =>
    feedOfPond(pond.id, figures, ledger, products, (category) => stages.feeds[category]),
  )
  const today = ponds.map(({ metrics }) => metrics.today).reduce(laterDay, day)
  const own = ponds.filter(({ record }) => !record.pond.isExample)
  const example = ponds.find(({ record }) => record.pond.isExample)
  const closed = new Set(closedLots(book.settings, today))
  const left = storeToday(ledger, own, today, closed)
  const exampleLeft = example ? storeToday(ledgerOf(book, example.record.pond.id), [example], today) : []
  const lots = numberedLots(ledger)
  useLotStates(lots.map(({ lot }) => lot).join())
  return { ponds, own, today, left, exampleLeft, closed: lots.filter(({ lot }) => closed.has(lot)) }
}

/** Asks the shop about the lots of the book when it opens, when they change, and when the signal is back. */
function useLotStates(lots: string) {
  useEffect(() => {
    if (!lots) return
    const ask = () => void import('~/stores/ponds/sacks').then((sacks) => sacks.askAboutLots()).catch(() => {})
    ask()
    addEventListener('online', ask)
    return () => removeEventListener('online', ask)
  }, [lots])
}

/** Today’s ponds; the content next to them loads afterwards. */
function Book({ company }: { company: Pick<Company, 'name' | 'phone'> }) {
  const book = useStore($pondBook)
  const words = usePondMessages().today
  const format = useFormat()
  const day = useToday()
  const [typed] = useState(takeSavedPond)
  const [sack, setSack] = useState(askedSack)
  const { ponds, own, today, left, exampleLeft, closed } = usePonds(book, day)
  const [isAdding, setIsAdding] = useState(typed !== undefined || (sack !== undefined && own.length === 0))
  const isExample = ponds.every(({ record }) => record.pond.isExample)
  const ends = useFeedEnds(isExample ? exampleLeft : left)
  useKeptFeedEnds(isExample ? [] : ends)
  const current = useCurrentPond(ponds.map(({ record }) => record.pond.id))
  return (
    <div className={styles.book}>
      {book.trouble && <LoadFailed onRetry={retryUnsaved}>{words.trouble[book.trouble]}</LoadFailed>}
      {closed.length > 0 && <LotNotices lots={closed} phone={company.phone} />}
      {sack && own.length === 0 && (
        <p role="status" className="notice">
          {words.pondFirst}
        </p>
      )}
      {ponds.length === 0 ? (
        <EmptyBook onAdd={() => setIsAdding(true)} />
      ) : (
        <>
          <header className={`row ${styles.head}`}>
            <h2>{words.today(format.day(today))}</h2>
            <button type="button" className="outline" onClick={() => setIsAdding(true)}>
              {words.addPond}
            </button>
          </header>
          <FeedEnds ends={ends} />
          {ponds.some(({ metrics }) => metrics.weight) && (
            <div className={styles.line}>
              <PondLine ponds={ponds} />
            </div>
          )}
          {ponds.map((pond) => (
            <PondCard
              key={pond.record.pond.id}
              isInBar={pond.record.pond.id === current}
              today={day}
              left={pond.record.pond.isExample ? exampleLeft : left}
              pond={pond}
              ponds={ponds}
              company={company}
            />
          ))}
        </>
      )}
      <div className={styles.beside}>
        <Beside {...{ ponds, today, left, exampleLeft }} />
      </div>
      {isAdding && <PondDialog today={day} typed={typed} onClose={() => setIsAdding(false)} />}
      {sack && own.length > 0 && !isAdding && (
        <BagDialog
          {...{ kind: 'bought', ponds: own, today, pondId: undefined, sack }}
          onClose={() => {
            forgetAskedSack()
            setSack(undefined)
          }}
        />
      )}
    </div>
  )
}

/** The current day in India, updated at midnight. */
function useToday(): string {
  const [today, setToday] = useState(() => indianDay(new Date()))
  useEffect(() => {
    const look = () => setToday(indianDay(new Date()))
    const timer = setInterval(look, MINUTE)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}

/** The pond in the middle of the window, or the last one there; initially the first. */
function useCurrentPond(ids: readonly string[]): string | undefined {
  const [seen, setSeen] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other ponds have other cards.
  useEffect(() => {
    const middle = new IntersectionObserver(
      (cards) => {
        for (const { isIntersecting, target } of cards) if (isIntersecting) setSeen(target.id)
      },
      { rootMargin: '-50% 0px' },
    )
    for (const card of document.querySelectorAll('article')) middle.observe(card)
    return () => middle.disconnect()
  }, [ids.length])
  return ids.includes(seen) ? seen : ids[0]
}

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  /** Shown until the book is open. */
  children: ReactNode
}

/** The pond book. An island, because all its data is stored and computed on the device. */
export default inLanguage(function Ponds({ company, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void openPondBook()
    // A transition renders the first ponds in short tasks.
    return $pondBook.subscribe(({ state }) => state === 'open' && startTransition(() => setIsOpen(true)))
  }, [])
  return isOpen ? <Book company={company} /> : children
})

/** An empty book: buttons for the first pond or an example. */
function EmptyBook({ onAdd }: { onAdd: () => void }) {
  const { addPond, empty, example } = usePondMessages().today
  const { stages } = useMessages()
  const { products } = useFeeds()
  const product = products.find(({ category }) => category === 'stock')
  const feed = product ? { name: product.name, sku: product.sku } : { name: stages.feeds.stock }
  return (
    <div className={styles.empty}>
      <img src={versioned('/pictures/trout-outline.svg')} alt="" width={120} height={31} />
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <div className="actions">
        <button type="button" onClick={onAdd}>
          {addPond}
        </button>
        <button
          type="button"
          className="outline"
          onClick={() => void openExample({ name: example.name, treatment: example.treatment, feed })}
        >
          {empty.example}
        </button>
      </div>
    </div>
  )
}
