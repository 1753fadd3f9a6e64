import { useState } from 'react'
import type { Entry } from '~/domain/ponds/entries'
import type { PondEvent, WrittenEvent } from '~/domain/ponds/schema'
import { takeBackEvent, writeEvent } from '~/stores/pond-lines'
import type { PondToday } from './book-metrics'
import { grammed } from './entry-form'
import styles from './PondCard.module.css'
import { useFormat, usePondMessages } from './words'

/** A form that is asked for: a new entry, or the correction of one. */
export interface WantedForm {
  kind: WrittenEvent['kind']
  entry?: Entry<PondEvent>
}

const OTHERS = ['weighed', 'temperature', 'oxygen', 'harvested', 'treated', 'moved', 'stocked'] as const

interface Props {
  pond: PondToday
  today: string
  /** Whether there is another pond to move fish to. */
  hasOthers: boolean
  onWant: (form: WantedForm) => void
}

/** Writes down the due feed by one press, or asks for a form. `entry` is what was written, until it is taken back. */
function useFeedNow({ pond: { record, dose, feed }, today, onWant }: Props) {
  const { today: words } = usePondMessages()
  const spoken = useFormat()
  const [written, setWritten] = useState<{ id: string; text: string }>()
  const entry = written && record.entries.find(({ id, state }) => id === written.id && state !== 'taken back')

  async function feedNow() {
    if (!dose || dose.feedsLeft === 0) return onWant({ kind: 'fed' })
    const kilograms = grammed(dose.feedNow)
    const outcome = await writeEvent({ kind: 'fed', pondId: record.pond.id, day: today, kilograms, feed })
    if (outcome.state === 'refused' || outcome.state === 'asked') return onWant({ kind: 'fed' })
    setWritten({ id: outcome.id, text: words.justFed(spoken.kilograms(kilograms), spoken.figure(feed.name)) })
  }

  return { text: written?.text, entry: entry || undefined, feedNow }
}

/** Fed and Dead, and all else that can be written down. */
export default function EntryButtons(props: Props) {
  const { hasOthers, onWant } = props
  const { metrics, record } = props.pond
  const { pond } = record
  const { today: words, entries } = usePondMessages()
  const { text, entry, feedNow } = useFeedNow(props)
  return (
    <div className={styles.writing}>
      {metrics.batch ? (
        <div className={styles.big}>
          <button type="button" aria-label={words.inPond(words.fed, pond.name)} onClick={() => void feedNow()}>
            {words.fed}
          </button>
          <button
            type="button"
            className="outline"
            aria-label={words.inPond(words.dead, pond.name)}
            onClick={() => onWant({ kind: 'dead' })}
          >
            {words.dead}
          </button>
        </div>
      ) : (
        <button type="button" onClick={() => onWant({ kind: 'stocked' })}>
          {entries.kinds.stocked}
        </button>
      )}
      <p role="status" className={styles.written}>
        {entry && (
          <>
            {text}{' '}
            <button type="button" className="outline" onClick={() => onWant({ kind: 'fed', entry })}>
              {words.change}
            </button>{' '}
            <button type="button" className="outline" onClick={() => void takeBackEvent(pond.id, entry.id)}>
              {words.takeBack}
            </button>
          </>
        )}
      </p>
      <div className={styles.others}>
        {OTHERS.filter((kind) =>
          metrics.batch ? hasOthers || kind !== 'moved' : kind === 'temperature' || kind === 'oxygen',
        ).map((kind) => (
          <button key={kind} type="button" className="outline" onClick={() => onWant({ kind })}>
            {entries.kinds[kind]}
          </button>
        ))}
      </div>
    </div>
  )
}
