import { useState } from 'react'
import { kilogramsIn } from '~/domain/catalog/measures'
import { isDay } from '~/domain/dates'
import { BAG_KILOGRAMS } from '~/domain/feeding/feeding-limits'
import { foldedLot } from '~/domain/lots'
import type { Sack } from '~/domain/ponds/sacks-schema'
import type { FeedName, NewBagEvent } from '~/domain/ponds/schema'
import type { AskedSack } from '~/stores/ponds/asked-sack'
import { writeLot } from '~/stores/ponds/lot-bags'
import ChoiceField from '../ui/ChoiceField'
import Dialog from '../ui/Dialog'
import Field from '../ui/Field'
import type { PondToday } from './book-metrics'
import { amountOf, feedTyped } from './entry-form'
import FeedFields from './FeedFields'
import styles from './Form.module.css'
import FormEnd from './FormEnd'
import { useFeeds } from './feeds'
import { useRefusals } from './form-state'
import LotField from './LotField'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  kind: 'bought' | 'counted'
  ponds: readonly PondToday[]
  today: string
  pondId: string | undefined
  /** The sack that a link asks to add. */
  sack?: AskedSack | undefined
  onClose: () => void
}

/** The input about feed, initially that of the first pond, and how it is written. */
function useBagForm({ kind, ponds, today, pondId, sack, onClose }: Props) {
  const { feeds, products } = useFeeds()
  const nameOf = (sku: string) => feeds.find((feed) => feed.sku === sku)?.name
  const asked = sack?.sku ? { sku: sack.sku, name: nameOf(sack.sku) ?? sack.sku } : undefined
  const known: FeedName = asked ?? ponds[0]?.feed ?? feeds[0] ?? { name: '' }
  const [typed, setTyped] = useState({
    ...feedTypedOf(known),
    lot: sack?.lot ?? '',
    bestBefore: sack?.bestBefore ?? '',
    toPondId: ponds[0]?.record.pond.id ?? '',
    amount: kind === 'counted' ? '' : sack ? '1' : '4',
    day: today,
  })
  const [answered, setAnswered] = useState<FeedName>()
  const form = useRefusals(onClose)
  const type = (changes: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changes })
    form.mend([
      'feedName' in changes ? 'feed' : '',
      'feed' in changes ? 'lot' : '',
      'amount' in changes ? 'kilograms' : '',
      ...Object.keys(changes),
    ])
  }
  const product = products.find(({ sku }) => sku === typed.feed)
  const bagKilograms = (product && kilogramsIn(product.weight)) ?? BAG_KILOGRAMS
  const bagsOf = (): NewBagEvent => {
    const choices = [...feeds, known, ...(answered ? [answered] : [])]
    const feed = feedTyped(typed, (sku) => choices.find((each) => each.sku === sku)?.name)
    const base = { ...(pondId && { pondId }), day: typed.day, feed }
    const amount = amountOf(typed.amount)
    if (kind === 'counted') return { ...base, kind, kilograms: amount }
    return { ...base, kind, kilograms: amount * bagKilograms, ...lotOf(typed) }
  }
  const know = ({ lot, sku, productName, bestBefore }: Sack) => {
    const feed = { name: nameOf(sku) ?? productName, ...(sku && { sku }) }
    setAnswered(feed)
    setTyped((now) => (foldedLot(now.lot) === lot ? { ...now, ...feedTypedOf(feed), bestBefore } : now))
  }
  const write = () => form.send(() => writeLot(bagsOf()))
  return { typed, known: answered ?? known, type, form, write, know, bagKilograms }
}

const feedTypedOf = ({ sku, name }: FeedName) => ({ feed: sku ?? 'other', feedName: sku ? '' : name })

/** The lot of a bag with what belongs to it; nothing without one. */
function lotOf({ lot, bestBefore, toPondId }: { lot: string; bestBefore: string; toPondId: string }) {
  if (lot.trim() === '') return {}
  return { lot: foldedLot(lot), ...(isDay(bestBefore) && { bestBefore }), ...(toPondId && { toPondId }) }
}

/** Feed bought in bags, or counted in stock in kilograms. */
export default function BagDialog(props: Props) {
  const { kind, today, pondId, ponds, onClose } = props
  const { entries, lots, today: words } = usePondMessages()
  const format = useFormat()
  const { typed, known, type, form, write, know, bagKilograms } = useBagForm(props)
  const hasLot = typed.lot.trim() !== ''
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
        {kind === 'bought' && !pondId && (
          <LotField
            value={typed.lot}
            error={form.errorOf('lot')}
            onType={(lot) => type({ lot, ...(foldedLot(lot) !== foldedLot(typed.lot) && { bestBefore: '' }) })}
            onKnown={know}
          />
        )}
        <FeedFields typed={typed} known={known} error={form.errorOf('feed')} type={type} />
        <Field
          label={kind === 'bought' ? words.store.bags : words.store.kilograms}
          {...(kind === 'bought' && { hint: words.store.bagSize(format.figure(bagKilograms, 'kg')) })}
          name="amount"
          required
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          value={typed.amount}
          error={form.errorOf('kilograms')}
          onChange={({ target }) => type({ amount: target.value })}
        />
        {hasLot && ponds.length > 1 && (
          <ChoiceField
            label={lots.toPond}
            choices={ponds.map(({ record: { pond } }) => [pond.id, pond.name] as const)}
            value={typed.toPondId}
            onChange={({ target }) => type({ toPondId: target.value })}
          />
        )}
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
