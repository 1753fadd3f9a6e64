import { useState } from 'react'
import type { Entry } from '~/domain/ponds/entries'
import type { PondEvent } from '~/domain/ponds/schema'
import { takeBackEvent, writeEvent } from '~/stores/ponds/pond-lines'
import type { PondToday } from './book-metrics'
import { grammed } from './entry-form'
import styles from './PondCard.module.css'
import { usePondMessages } from './pond-messages'

/** Writes the feed of a day with one press. `entry` is the written entry, until it is taken back. */
export function useFeedWriting({ record, feed }: PondToday) {
  const [written, setWritten] = useState<{ id: string; text: string }>()
  const entry = written && record.entries.find(({ id, state }) => id === written.id && state !== 'taken back')

  /** False if the book refuses it or asks first. */
  async function write(day: string, amount: number, textOf: (kilograms: number) => string): Promise<boolean> {
    const kilograms = grammed(amount)
    const outcome = await writeEvent({ kind: 'fed', pondId: record.pond.id, day, kilograms, feed })
    if (outcome.state === 'refused' || outcome.state === 'asked') return false
    setWritten({ id: outcome.id, text: textOf(kilograms) })
    return true
  }

  return { text: written?.text, entry: entry || undefined, write }
}

interface Props {
  of: Pick<ReturnType<typeof useFeedWriting>, 'text' | 'entry'>
  pond: PondToday
  onCorrect: (entry: Entry<PondEvent>) => void
}

/** What one press has written, with buttons to change it or to take it back. */
export default function WrittenFeed({ of: { text, entry }, pond: { record }, onCorrect }: Props) {
  const words = usePondMessages().today
  const { id } = record.pond
  return (
    <p role="status" className={styles.written}>
      {entry && (
        <span ref={intoView}>
          {text}{' '}
          <button type="button" className="outline" aria-describedby={`pond-${id}`} onClick={() => onCorrect(entry)}>
            {words.change}
          </button>{' '}
          <button
            type="button"
            className="outline"
            aria-describedby={`pond-${id}`}
            onClick={() => void takeBackEvent(id, entry.id)}
          >
            {words.takeBack}
          </button>
        </span>
      )}
    </p>
  )
}

/** Scrolls the new entry into view, because the bar may be far below it. */
const intoView = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' })
