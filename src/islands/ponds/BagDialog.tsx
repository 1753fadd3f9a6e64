import { useState } from 'react'
import { BAG_KILOGRAMS } from '~/domain/feeding/feeding-limits'
import type { FeedName, NewBagEvent } from '~/domain/ponds/schema'
import { writeBags } from '~/stores/ponds/pond-lines'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import type { PondToday } from './book-metrics'
import { amountOf, feedTyped } from './entry-form'
import FeedFields from './FeedFields'
import styles from './Form.module.css'
import FormEnd from './FormEnd'
import { useFeeds } from './feeds'
import { useRefusals } from './form-state'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  kind: 'bought' | 'counted'
  ponds: readonly PondToday[]
  today: string
  pondId: string | undefined
  onClose: () => void
}

/** The input about feed, initially that of the first pond, and how it is written. */
function useBagForm({ kind, ponds, today, pondId, onClose }: Props) {
  const { feeds } = useFeeds()
  const known: FeedName = ponds[0]?.feed ?? feeds[0] ?? { name: '' }
  const [typed, setTyped] = useState({
    feed: known.sku ?? 'other',
    feedName: known.sku ? '' : known.name,
    amount: kind === 'bought' ? '4' : '',
    day: today,
  })
  const form = useRefusals(onClose)
  const type = (changes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changes })
    form.mend(['feedName' in changes ? 'feed' : '', 'amount' in changes ? 'kilograms' : '', ...Object.keys(changes)])
  }
  const bagsOf = (): NewBagEvent => ({
    kind,
    ...(pondId && { pondId }),
    day: typed.day,
    feed: feedTyped(typed, (sku) => [...feeds, known].find((feed) => feed.sku === sku)?.name),
    kilograms: amountOf(typed.amount) * (kind === 'bought' ? BAG_KILOGRAMS : 1),
  })
  const write = () => form.send(() => writeBags(bagsOf()))
  return { typed, known, type, form, write }
}

/** Feed bought in bags, or counted in stock in kilograms. */
export default function BagDialog(props: Props) {
  const { kind, today, onClose } = props
  const { entries, today: words } = usePondMessages()
  const format = useFormat()
  const { typed, known, type, form, write } = useBagForm(props)
  return (
    <Dialog title={words.store[kind]} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void write()
        }}
      >
        <FeedFields typed={typed} known={known} error={form.errorOf('feed')} type={type} />
        <Field
          label={kind === 'bought' ? words.store.bags : words.store.kilograms}
          {...(kind === 'bought' && { hint: words.store.bagSize(format.figure(BAG_KILOGRAMS, 'kg')) })}
          name="amount"
          required
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          value={typed.amount}
          error={form.errorOf('kilograms')}
          onChange={({ target }) => type({ amount: target.value })}
        />
        <Field
          label={entries.fields.day}
          name="day"
          required
          type="date"
          max={today}
          value={typed.day}
          error={form.errorOf('day')}
          onChange={({ target }) => type({ day: target.value })}
        />
        <FormEnd form={form} label={entries.save} />
      </form>
    </Dialog>
  )
}
