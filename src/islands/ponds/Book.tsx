import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Company } from '~/formats/company'
import { laterDay } from '~/rules/ponds/days'
import { $pondBook, keepUnkept } from '~/stores/ponds'
import { useWords } from '../language'
import styles from './Book.module.css'
import { pondsToday, storeToday } from './book-figures'
import EmptyBook from './EmptyBook'
import FeedStore from './FeedStore'
import { feedOfPond, useFeeds } from './feeds'
import Keeping from './Keeping'
import LatePart from './LatePart'
import PondCard from './PondCard'
import { takeSavedPond } from './saved-pond'
import { useToday } from './today'
import { usePondWords, useSpoken } from './words'

const loadPondDialog = () => import('./PondDialog')
const loadCompare = () => import('./Compare')

/** Today’s ponds, the feed in the store, and the ways to compare and to keep. */
export default function Book({ company }: { company: Pick<Company, 'name' | 'phone'> }) {
  const book = useStore($pondBook)
  const { stages } = useWords()
  const words = usePondWords().today
  const spoken = useSpoken()
  const day = useToday()
  const { products } = useFeeds()
  const [typed] = useState(takeSavedPond)
  const [isAdding, setIsAdding] = useState(typed !== undefined)
  const ponds = pondsToday(book.records, day, (figures) => feedOfPond(figures, products, (category) => stages.feeds[category]))
  const today = ponds.map(({ figures }) => figures.today).reduce(laterDay, day)
  const own = ponds.filter(({ record }) => !record.pond.isExample)
  const example = ponds.find(({ record }) => record.pond.isExample)
  const exampleId = example?.record.pond.id
  const left = storeToday(book.bags, own, today)
  const exampleLeft = example ? storeToday(book.bags, [example], today, exampleId) : []
  return (
    <div className={styles.book} data-single={ponds.length === 1 || undefined}>
      {book.trouble && (
        <p role="alert" className="notice">
          {words.trouble[book.trouble]}{' '}
          <button type="button" className="outline" onClick={() => void keepUnkept()}>
            {words.trouble.retry}
          </button>
        </p>
      )}
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
        {ponds.flatMap(({ figures }) => figures.batches).length > 1 && <LatePart load={loadCompare} own={{ ponds }} />}
        <Keeping ponds={ponds} />
      </div>
      {isAdding && <LatePart load={loadPondDialog} own={{ today: day, typed, onClose: () => setIsAdding(false) }} />}
    </div>
  )
}
