import { useStore } from '@nanostores/react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Company } from '~/domain/account/company'
import { indianDay } from '~/domain/dates'
import { bagsToOrder, endsSoon, type FeedLeft, feedKey } from '~/domain/ponds/bags'
import { laterDay } from '~/domain/ponds/days'
import { pathIn } from '~/languages'
import {
  askToPersist,
  isExportDue,
  isPersistWanted,
  isStoragePersistent,
  putOffReminder,
  setWarnDays,
} from '~/stores/pond-backup'
import { openExample } from '~/stores/pond-files'
import { $pondBook, openPondBook, type PondBook, retryUnsaved } from '~/stores/ponds'
import { takeSavedPond } from '~/stores/saved-pond'
import { inLanguage, useLanguage, useMessages } from '../ui/language'
import backupStyles from './Backup.module.css'
import styles from './Book.module.css'
import { type PondToday, pondsToday, storeToday } from './book-metrics'
import CopyActions, { useSaveCopy } from './CopyActions'
import feedStoreStyles from './FeedStore.module.css'
import { feedOfPond, orderPath, useFeeds } from './feeds'
import LazyPart from './LazyPart'
import PondCard from './PondCard'
import { useToday } from './today'
import Wipe from './Wipe'
import { useFormat, usePondMessages } from './words'

const WARN_DAYS = [3, 5, 7, 10, 14, 21, 30]
const loadBagDialog = () => import('./BagDialog')

interface FeedStoreProps {
  left: readonly FeedLeft[]
  ponds: readonly PondToday[]
  today: string
  /** The example pond, whose feed is its own. */
  pondId?: string | undefined
}

/** The feed in the store, how long it lasts, and the way to an order of more. */
function FeedStore({ left, ponds, today, pondId }: FeedStoreProps) {
  const words = usePondMessages().today.store
  const spoken = useFormat()
  const { settings } = useStore($pondBook)
  const [form, setForm] = useState<'bought' | 'counted'>()
  return (
    <section className={feedStoreStyles.store} aria-labelledby="feed-store">
      <h3 id="feed-store">{words.title}</h3>
      {left.length === 0 && <p>{words.none}</p>}
      {left.map((feed) => (
        <Feed key={feedKey(feed.feed)} left={feed} isEnding={endsSoon(feed, settings.warnDays)} />
      ))}
      <div className="actions">
        {(['bought', 'counted'] as const).map((kind) => (
          <button key={kind} type="button" className="outline" onClick={() => setForm(kind)}>
            {words[kind]}
          </button>
        ))}
      </div>
      {left.length > 0 && (
        <label className={feedStoreStyles.warn}>
          <span>{words.warnDays}</span>
          <select value={settings.warnDays} onChange={({ target }) => void setWarnDays(Number(target.value))}>
            {[...new Set([...WARN_DAYS, settings.warnDays])]
              .sort((one, other) => one - other)
              .map((days) => (
                <option key={days} value={days}>
                  {spoken.figure(days)}
                </option>
              ))}
          </select>
        </label>
      )}
      {form && <LazyPart load={loadBagDialog} own={{ kind: form, ponds, today, pondId, onClose: () => setForm(undefined) }} />}
    </section>
  )
}

function Feed({ left, isEnding }: { left: FeedLeft; isEnding: boolean }) {
  const words = usePondMessages().today.store
  const spoken = useFormat()
  const language = useLanguage()
  const { products } = useFeeds()
  const { feed, left: kilograms, bags, days, endsOn } = left
  const name = spoken.figure(feed.name)
  const wanted = bagsToOrder(left)
  const inBags = spoken.bags(Math.round(bags * 10) / 10)
  const lasts = days && endsOn ? [words.lasts(spoken.figure(days), spoken.day(endsOn))] : []
  return (
    <div className={feedStoreStyles.feed}>
      <p>
        <strong>
          <bdi>{feed.name}</bdi>
        </strong>
        : {spoken.list([words.left(kilograms > 0 ? spoken.kilograms(kilograms) : spoken.figure(0, 'kg'), inBags), ...lasts])}
      </p>
      {isEnding && (
        <p className={feedStoreStyles.ending} role="status">
          {days && endsOn ? words.endsSoon(name, spoken.day(endsOn)) : words.endsToday(name)}{' '}
          <a className="button" href={pathIn(language, orderPath(feed, wanted, products))}>
            {words.order(spoken.bags(wanted))}
          </a>
        </p>
      )}
    </div>
  )
}

const loadPondDialog = () => import('./PondDialog')
const loadCompare = () => import('./Compare')

/** The ponds of a day with their figures, and the feed that is left for the farmer’s own and for the example. */
function usePonds(book: PondBook, day: string) {
  const { stages } = useMessages()
  const { products } = useFeeds()
  const ponds = pondsToday(book.records, day, (figures) => feedOfPond(figures, products, (category) => stages.feeds[category]))
  const today = ponds.map(({ metrics }) => metrics.today).reduce(laterDay, day)
  const own = ponds.filter(({ record }) => !record.pond.isExample)
  const example = ponds.find(({ record }) => record.pond.isExample)
  const left = storeToday(book.bags, own, today)
  const exampleLeft = example ? storeToday(book.bags, [example], today, example.record.pond.id) : []
  return { ponds, own, example, today, left, exampleLeft }
}

/** Today’s ponds, the feed in the store, and the ways to compare and to keep. */
function Book({ company }: { company: Pick<Company, 'name' | 'phone'> }) {
  const book = useStore($pondBook)
  const words = usePondMessages().today
  const spoken = useFormat()
  const day = useToday()
  const [typed] = useState(takeSavedPond)
  const [isAdding, setIsAdding] = useState(typed !== undefined)
  const { ponds, own, example, today, left, exampleLeft } = usePonds(book, day)
  const exampleId = example?.record.pond.id
  const current = useCurrentPond(ponds.map(({ record }) => record.pond.id))
  return (
    <div className={styles.book} data-single={ponds.length === 1 || undefined}>
      {book.trouble && <Trouble kind={book.trouble} />}
      {ponds.length === 0 ? (
        <EmptyBook onAdd={() => setIsAdding(true)} />
      ) : (
        <>
          <header className={styles.head}>
            <h2>{words.today(spoken.day(today))}</h2>
            <button type="button" className="outline" onClick={() => setIsAdding(true)}>
              {words.addPond}
            </button>
          </header>
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
        {own.length > 0 ? (
          <FeedStore left={left} today={day} ponds={own} />
        ) : (
          example && <FeedStore left={exampleLeft} today={day} ponds={ponds} pondId={exampleId} />
        )}
        {ponds.flatMap(({ metrics }) => metrics.batches).length > 1 && <LazyPart load={loadCompare} own={{ ponds }} />}
        <Backup ponds={ponds} />
      </div>
      {isAdding && <LazyPart load={loadPondDialog} own={{ today: day, typed, onClose: () => setIsAdding(false) }} />}
    </div>
  )
}

/** The pond that the middle of the window shows, or showed last; the first until then. */
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

function Trouble({ kind }: { kind: NonNullable<PondBook['trouble']> }) {
  const words = usePondMessages().today.trouble
  return (
    <p role="alert" className="notice">
      {words[kind]}{' '}
      <button type="button" className="outline" onClick={() => void retryUnsaved()}>
        {words.retry}
      </button>
    </p>
  )
}

/** Copies of the book, the reminder of them, and the wish that the browser keeps it. */
function Backup({ ponds }: { ponds: readonly PondToday[] }) {
  const words = usePondMessages().keeping
  const own = ponds.filter(({ record }) => !record.pond.isExample)
  return (
    <section className={backupStyles.keeping} aria-labelledby="keep">
      <h3 id="keep">{words.title}</h3>
      <Reminder />
      {own.length > 0 && <Persistence />}
      <p>{words.copy.text}</p>
      <CopyActions ponds={own} />
      {ponds.length > 0 && <Wipe />}
    </section>
  )
}

function Reminder() {
  const { reminder } = usePondMessages().keeping
  const spoken = useFormat()
  const { settings } = useStore($pondBook)
  const save = useSaveCopy()
  if (!isExportDue()) return null
  return (
    <div className={backupStyles.reminder} role="status">
      <p>{settings.exportedAt ? reminder.since(spoken.day(indianDay(new Date(settings.exportedAt)))) : reminder.never}</p>
      <div className="actions">
        <button type="button" onClick={() => void save()}>
          {reminder.save}
        </button>
        <button type="button" className="outline" onClick={() => void putOffReminder()}>
          {reminder.later}
        </button>
      </div>
    </div>
  )
}

/** Asks once, with the reason; later it says what the browser answered. */
function Persistence() {
  const { persist } = usePondMessages().keeping
  useStore($pondBook)
  const [isKept, setIsKept] = useState<boolean>()
  useEffect(() => {
    void isStoragePersistent().then(setIsKept)
  }, [])
  if (isKept) return <p>{persist.granted}</p>
  if (!isPersistWanted()) return <p>{persist.refused}</p>
  return (
    <div className={backupStyles.persist}>
      <p>{persist.text}</p>
      <button type="button" className="outline" onClick={() => void askToPersist().then(setIsKept)}>
        {persist.ask}
      </button>
    </div>
  )
}

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  /** Shown until the book is open. */
  children: ReactNode
}

/** The pond book. An island, because all of it is kept and worked out on the device. */
export default inLanguage(function Ponds({ company, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void openPondBook()
    // As a transition, the first ponds are made in short tasks.
    return $pondBook.subscribe(({ state }) => state === 'open' && startTransition(() => setIsOpen(true)))
  }, [])
  return isOpen ? <Book company={company} /> : children
})

/** A book without ponds: the way to the first, or to an example. */
function EmptyBook({ onAdd }: { onAdd: () => void }) {
  const { addPond, empty, example } = usePondMessages().today
  const { stages } = useMessages()
  const { products } = useFeeds()
  const product = products.find(({ category }) => category === 'stock')
  const feed = product ? { name: product.name, sku: product.sku } : { name: stages.feeds.stock }
  return (
    <div className={styles.empty}>
      <img src="/pictures/trout-symbol.svg" alt="" width={120} height={45} />
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
