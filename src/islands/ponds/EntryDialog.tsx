import { useState } from 'react'
import type { Entry } from '~/domain/ponds/entries'
import type { FeedGap } from '~/domain/ponds/fed-days'
import type { PondEvent, WrittenEvent } from '~/domain/ponds/schema'
import { correctEvent, writeEvent } from '~/stores/ponds/pond-lines'
import Dialog from '../ui/Dialog'
import type { PondToday } from './book-metrics'
import EntryFields from './EntryFields'
import { eventOf, likelyEntry, type TypedEntry, typedOf } from './entry-form'
import styles from './Form.module.css'
import FormEnd from './FormEnd'
import { useFeeds } from './feeds'
import { useRefusals } from './form-state'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  kind: WrittenEvent['kind']
  /** The entry to correct. */
  entry?: Entry<PondEvent>
  /** The day to fill in. */
  gap?: FeedGap
  pond: PondToday
  ponds: readonly PondToday[]
  today: string
  onClose: () => void
}

/** The input of forms closed without saving, by kind and pond. */
const leftForms = new Map<string, TypedEntry>()

/** The form of a new or corrected entry. Its input is kept until it is saved. */
export default function EntryDialog({ kind, entry, gap, pond, ponds, today, onClose }: Props) {
  const { entries } = usePondMessages()
  const format = useFormat()
  const { feeds } = useFeeds()
  const others = ponds.map(({ record }) => record.pond).filter(({ id }) => id !== pond.record.pond.id)
  const otherIds = others.map(({ id }) => id)
  const key = `${pond.record.pond.id} ${entry?.id ?? kind} ${gap?.day ?? ''}`
  const firstTyped = () => (entry ? typedOf(entry.event) : likelyEntry(kind, pond, today, otherIds, gap))
  const [typed, setTyped] = useState(() => leftForms.get(key) ?? firstTyped())
  const form = useRefusals(close)
  const name = pond.record.pond.name
  const what = gap ? format.list([entries.kinds[kind], format.day(gap.day)]) : entries.kinds[kind]
  const title = (entry ? entries.correcting : entries.write)(what, format.figure(name))

  function close() {
    leftForms.delete(key)
    onClose()
  }

  function type(changes: Partial<TypedEntry>) {
    const next = { ...typed, ...changes }
    leftForms.set(key, next)
    setTyped(next)
    form.mend(Object.keys(changes))
  }

  function write(isSure: boolean) {
    const nameOf = (sku: string) => [...feeds, pond.feed].find((feed) => feed.sku === sku)?.name
    const event = eventOf(kind, pond.record.pond.id, typed, nameOf)
    return form.send(() => (entry ? correctEvent(entry.id, event, { isSure }) : writeEvent(event, { isSure })))
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void write(form.questions.length > 0)
        }}
      >
        <EntryFields kind={kind} typed={typed} type={type} errorOf={form.errorOf} pond={pond} others={others} today={today} />
        <FormEnd form={form} label={entries.save} />
      </form>
    </Dialog>
  )
}
