import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { bagsToOrder, endsSoon, type FeedLeft, feedKey } from '~/domain/ponds/bags'
import { pathIn } from '~/languages'
import { setWarnDays } from '~/stores/pond-backup'
import { $pondBook } from '~/stores/ponds'
import { useLanguage } from '../ui/language'
import type { PondToday } from './book-metrics'
import styles from './FeedStore.module.css'
import { orderPath, useFeeds } from './feeds'
import LazyPart from './LazyPart'
import { useFormat, usePondMessages } from './words'

const WARN_DAYS = [3, 5, 7, 10, 14, 21, 30]
const loadBagDialog = () => import('./BagDialog')

interface Props {
  left: readonly FeedLeft[]
  ponds: readonly PondToday[]
  today: string
  /** The example pond, whose feed is its own. */
  pondId?: string | undefined
}

/** The feed in the store, how long it lasts, and the way to an order of more. */
export default function FeedStore({ left, ponds, today, pondId }: Props) {
  const words = usePondMessages().today.store
  const spoken = useFormat()
  const { settings } = useStore($pondBook)
  const [form, setForm] = useState<'bought' | 'counted'>()
  return (
    <section className={styles.store} aria-labelledby="feed-store">
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
        <label className={styles.warn}>
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
    <div className={styles.feed}>
      <p>
        <strong>
          <bdi>{feed.name}</bdi>
        </strong>
        : {spoken.list([words.left(kilograms > 0 ? spoken.kilograms(kilograms) : spoken.figure(0, 'kg'), inBags), ...lasts])}
      </p>
      {isEnding && (
        <p className={styles.ending} role="status">
          {days && endsOn ? words.endsSoon(name, spoken.day(endsOn)) : words.endsToday(name)}{' '}
          <a className="button" href={pathIn(language, orderPath(feed, wanted, products))}>
            {words.order(spoken.bags(wanted))}
          </a>
        </p>
      )}
    </div>
  )
}
