import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Company } from '~/domain/account/company'
import { laterDay } from '~/domain/ponds/days'
import { $pondBook, type PondBook, retryUnsaved } from '~/stores/ponds'
import { takeSavedPond } from '~/stores/saved-pond'
import { useMessages } from '../ui/language'
import Backup from './Backup'
import styles from './Book.module.css'
import { pondsToday, storeToday } from './book-metrics'
import EmptyBook from './EmptyBook'
import FeedStore from './FeedStore'
import { feedOfPond, useFeeds } from './feeds'
import LazyPart from './LazyPart'
import PondCard from './PondCard'
import { useToday } from './today'
import { useFormat, usePondMessages } from './words'

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
export default function Book({ company }: { company: Pick<Company, 'name' | 'phone'> }) {
  const book = useStore($pondBook)
  const words = usePondMessages().today
  const spoken = useFormat()
  const day = useToday()
  const [typed] = useState(takeSavedPond)
  const [isAdding, setIsAdding] = useState(typed !== undefined)
  const { ponds, own, example, today, left, exampleLeft } = usePonds(book, day)
  const exampleId = example?.record.pond.id
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
