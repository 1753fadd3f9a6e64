import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { indianDay } from '~/domain/dates'
import { type FeedLeft, feedKey } from '~/domain/ponds/bags'
import { FEED_NOTICE, keptValue } from '~/stores/kept-values'
import {
  askToPersist,
  isExportDue,
  isPersistWanted,
  isStoragePersistent,
  putOffReminder,
  setWarnDays,
} from '~/stores/ponds/pond-backup'
import { $pondBook } from '~/stores/ponds/ponds'
import backupStyles from './Backup.module.css'
import type { PondToday } from './book-metrics'
import CopyActions, { useSaveCopy } from './CopyActions'
import feedStoreStyles from './FeedStore.module.css'
import { nextNotice, useFeedEnds } from './feed-ends'
import { lazyPondPart } from './lazy-pond-part'
import { useFormat, usePondMessages } from './pond-messages'
import Wipe from './Wipe'

// The page has a button below the book.
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-forget="device"]'))
    void import('../ui/forget-device').then((device) => device.ask())
})

const WARN_DAYS = [3, 5, 7, 10, 14, 21, 30]
const BagDialog = lazyPondPart(() => import('./BagDialog'))
const FeedNotice = lazyPondPart(() => import('./FeedNotice'))
const Compare = lazyPondPart(() => import('./Compare'))
const Lots = lazyPondPart(() => import('./Lots'))

/** Whether this device has asked for notices. */
const hasFeedNotice = () => keptValue(FEED_NOTICE) !== null

interface Props {
  ponds: readonly PondToday[]
  today: string
  left: readonly FeedLeft[]
  /** The example pond has its own feed. */
  exampleLeft: readonly FeedLeft[]
}

/** Content next to the ponds: feed in stock, copies of the book, and a comparison of batches. */
export default function Beside({ ponds, today, left, exampleLeft }: Props) {
  const own = ponds.filter(({ record }) => !record.pond.isExample)
  const example = ponds.find(({ record }) => record.pond.isExample)
  return (
    <>
      {own.length > 0 ? (
        <FeedStore left={left} today={today} ponds={own} />
      ) : (
        example && <FeedStore left={exampleLeft} today={today} ponds={ponds} pondId={example.record.pond.id} />
      )}
      {left.length === 0 && hasFeedNotice() && <FeedNotice next={undefined} />}
      <Backup own={own} hasPonds={ponds.length > 0} />
      {ponds.flatMap(({ metrics }) => metrics.batches).length > 1 && <Compare ponds={ponds} />}
    </>
  )
}

interface FeedStoreProps {
  left: readonly FeedLeft[]
  ponds: readonly PondToday[]
  today: string
  /** The example pond, which has its own feed. */
  pondId?: string | undefined
}

/** The feed in stock, how long it lasts, and a link to order more. */
function FeedStore({ left, ponds, today, pondId }: FeedStoreProps) {
  const words = usePondMessages().today.store
  const format = useFormat()
  const book = useStore($pondBook)
  const { settings } = book
  const hasLots = !pondId && book.bags.some(({ event }) => event.kind === 'bought' && event.lot !== undefined)
  const ends = useFeedEnds(left)
  const [form, setForm] = useState<'bought' | 'counted'>()
  return (
    <section aria-labelledby="feed-store">
      <h3 id="feed-store">{words.title}</h3>
      {left.length === 0 && <p>{words.none}</p>}
      {left.map((feed) => (
        <Feed key={feedKey(feed.feed)} left={feed} />
      ))}
      {hasLots && <Lots ponds={ponds} today={today} />}
      <div className="actions">
        {(['bought', 'counted'] as const).map((kind) => (
          <button key={kind} type="button" className="outline" onClick={() => setForm(kind)}>
            {words[kind]}
          </button>
        ))}
      </div>
      {left.length > 0 && (
        <label className={`row ${feedStoreStyles.warn}`}>
          <span>{words.warnDays}</span>
          <select value={settings.warnDays} onChange={({ target }) => void setWarnDays(Number(target.value))}>
            {[...new Set([...WARN_DAYS, settings.warnDays])]
              .sort((one, other) => one - other)
              .map((days) => (
                <option key={days} value={days}>
                  {format.figure(days)}
                </option>
              ))}
          </select>
        </label>
      )}
      {!pondId && left.length > 0 && <FeedNotice next={nextNotice(ends, today)} />}
      {form && <BagDialog kind={form} {...{ ponds, today, pondId }} onClose={() => setForm(undefined)} />}
    </section>
  )
}

function Feed({ left }: { left: FeedLeft }) {
  const words = usePondMessages().today.store
  const format = useFormat()
  const { feed, left: kilograms, bags, days, endsOn } = left
  const inBags = format.bags(Math.round(bags * 10) / 10)
  const lasts = days && endsOn ? [words.lasts(format.figure(days), format.day(endsOn))] : []
  return (
    <div className={feedStoreStyles.feed}>
      <p>
        <strong>
          <bdi>{feed.name}</bdi>
        </strong>
        : {format.list([words.left(kilograms > 0 ? format.kilograms(kilograms) : format.figure(0, 'kg'), inBags), ...lasts])}
      </p>
    </div>
  )
}

/** Copies of the book, the reminder, and persistent storage. */
function Backup({ own, hasPonds }: { own: readonly PondToday[]; hasPonds: boolean }) {
  const words = usePondMessages().keeping
  return (
    <section className={backupStyles.keeping} aria-labelledby="keep">
      <h3 id="keep">{words.title}</h3>
      <Reminder />
      {own.length > 0 && <Persistence />}
      <p>{words.copy.text}</p>
      <CopyActions ponds={own} />
      {hasPonds && <Wipe />}
    </section>
  )
}

function Reminder() {
  const { reminder } = usePondMessages().keeping
  const format = useFormat()
  const { settings } = useStore($pondBook)
  const save = useSaveCopy()
  if (!isExportDue()) return null
  return (
    <div className={backupStyles.reminder} role="status">
      <p>{settings.exportedAt ? reminder.since(format.day(indianDay(new Date(settings.exportedAt)))) : reminder.never}</p>
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

/** Asks once, with the reason; later it shows the browser's answer. */
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
