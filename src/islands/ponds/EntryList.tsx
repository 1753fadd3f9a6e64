import { useState } from 'react'
import type { Entry } from '~/domain/ponds/entries'
import type { PondEvent, WrittenEvent } from '~/domain/ponds/schema'
import { putBackEvent, takeBackEvent } from '~/stores/ponds/pond-lines'
import ChoiceField from '../ui/ChoiceField'
import type { PondToday } from './book-metrics'
import styles from './EntryList.module.css'
import { useEntryText } from './entry-text'
import { useRefusals } from './form-state'
import { useFormat, usePondMessages } from './pond-messages'

const PAGE = 30

interface Props {
  pond: PondToday
  ponds: readonly PondToday[]
  onCorrect: (entry: Entry<PondEvent>) => void
}

/** All entries of a pond, newest first, each with its earlier versions. */
export default function EntryList({ pond: { record }, ponds, onCorrect }: Props) {
  const { kinds, lines } = usePondMessages().entries
  const [kind, setKind] = useState<WrittenEvent['kind'] | ''>('')
  const [count, setCount] = useState(PAGE)
  const entries = [...record.entries.filter(({ event }) => kind === '' || event.kind === kind)].reverse()
  const choices = Object.entries(kinds).map(([name, label]) => [name, label] as const)
  return (
    <section className={styles.list} aria-label={lines.all}>
      {record.entries.length === 0 && <p>{lines.none}</p>}
      {record.entries.length > 5 && (
        <ChoiceField
          label={lines.filter}
          choices={[['', lines.all], ...choices]}
          value={kind}
          onChange={({ target }) => setKind(target.value as typeof kind)}
        />
      )}
      <ol>
        {entries.slice(0, count).map((entry) => (
          <Line key={entry.id} entry={entry} pondId={record.pond.id} ponds={ponds} onCorrect={onCorrect} />
        ))}
      </ol>
      {entries.length > count && (
        <button type="button" className="outline" onClick={() => setCount(count + PAGE)}>
          {lines.older}
        </button>
      )}
    </section>
  )
}

interface LineProps {
  entry: Entry<PondEvent>
  pondId: string
  ponds: readonly PondToday[]
  onCorrect: (entry: Entry<PondEvent>) => void
}

function Line({ entry, pondId, ponds, onCorrect }: LineProps) {
  const { lines } = usePondMessages().entries
  const format = useFormat()
  const textOf = useEntryText(ponds)
  const form = useRefusals(() => {})
  const { event, history, state } = entry
  const isTakenBack = state === 'taken back'
  /** The accessible name of a button, including its entry. */
  const named = (what: string) => format.list([what, format.day(event.day), textOf(event)])
  const before = history.slice(0, -1).flatMap((said) => (said.kind === 'taken back' ? [] : [said]))
  return (
    <li>
      <time className="quiet" dateTime={event.day}>
        {format.day(event.day)}
      </time>
      <div>
        {isTakenBack ? <s>{textOf(event)}</s> : textOf(event)}
        {event.note && (
          <small>
            <bdi>{event.note}</bdi>
          </small>
        )}
        {state !== 'as written' && (
          <span className="badge" data-tone="wait">
            {isTakenBack ? lines.takenBack : lines.corrected}
          </span>
        )}
        {state === 'corrected' &&
          before.map((said) => <small key={said.id}>{lines.was(format.list([format.day(said.day), textOf(said)]))}</small>)}
        {form.general.map((sentence) => (
          <small key={sentence} role="alert">
            {sentence}
          </small>
        ))}
      </div>
      <span className={`row ${styles.actions}`}>
        {isTakenBack ? (
          <button
            type="button"
            className="outline"
            aria-label={named(lines.putBack)}
            onClick={() => void form.send(() => putBackEvent(pondId, entry.id))}
          >
            {lines.putBack}
          </button>
        ) : (
          <>
            <button type="button" className="outline" aria-label={named(lines.correct)} onClick={() => onCorrect(entry)}>
              {lines.correct}
            </button>
            <button
              type="button"
              className="outline"
              aria-label={named(lines.takeBack)}
              onClick={() => void form.send(() => takeBackEvent(pondId, entry.id))}
            >
              {lines.takeBack}
            </button>
          </>
        )}
      </span>
    </li>
  )
}
