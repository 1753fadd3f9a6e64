import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import {
  type BatchDetails,
  type Holder,
  type ListedBatch,
  MAX_REASON,
  newBatchMove,
  newBatchState,
} from '~/domain/batches/schema'
import { formatDate, formatDateTime } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { bagsInWords } from '~/domain/orders/order-texts'
import { shownPhone } from '~/domain/phones'
import { languages } from '~/languages'
import { operatorMay } from '~/stores/account/own-role'
import { moveBatch, openBatch, setBatchState, setNotified } from '~/stores/batches/batches'
import { showError, showToast } from '~/stores/toasts'
import CopyLink from '../ui/CopyLink'
import Dialog from '../ui/Dialog'
import Fields, { type FormField } from '../ui/Fields'
import FormPart from '../ui/FormPart'
import { useForm } from '../ui/form'
import { lazyPart } from '../ui/lazy-part'
import ReachLinks from '../ui/ReachLinks'
import own from './Batches.module.css'
import BatchState from './BatchState'
import { recallMessage } from './recall-message'

const MillDialog = lazyPart(() => import('./MillDialog'))
const PrintTags = lazyPart(() => import('./PrintTags'))

interface Props {
  batch: ListedBatch
  /** The company’s name. */
  company: string
  onClose: () => void
}

/** A batch: its state, who has it, its bags and its tags. */
export default function BatchView({ batch, company, onClose }: Props) {
  const { id, lot, productName, milledOn, bestBefore, bags, left, reason, stateAt, stateBy } = batch
  const { value, state } = useStore(openBatch.$known)
  const [isEditing, setIsEditing] = useState(false)
  useEffect(() => openBatch.ask(`/api/batches/${id}`), [id])
  const details = value?.id === id ? value : undefined
  const mayChange = operatorMay('change')
  return (
    <Dialog title={`Lot ${lot}`} onClose={onClose}>
      <div className={own.batch}>
        <p className="row">
          <BatchState batch={batch} />
          <span>{reason && `${reason} (${stateBy}, ${formatDateTime(stateAt)})`}</span>
        </p>
        <p>
          {productName}: {indianNumber(left)} of {bagsInWords(bags)} left. Milled on {formatDate(milledOn)}, best before{' '}
          {formatDate(bestBefore)}.
        </p>
        <CopyLink label="Link to the page of its sacks" link={`${location.origin}/sack/${lot}`} />
        <div className={`actions ${own.tools}`}>
          <PrintTags batch={batch} company={company} />
          {mayChange && details && (
            <button type="button" className="outline" onClick={() => setIsEditing(true)}>
              Days and laboratory
            </button>
          )}
        </div>
        <h3>Who has it</h3>
        {!details && (state === 'failed' ? <p>Who has it cannot be loaded just now.</p> : <p aria-busy="true">Loading…</p>)}
        {details?.holders.length === 0 && <p>No bag of it is with a customer.</p>}
        {details && details.holders.length > 0 && (
          <ul className={`list ${own.holders}`}>
            {details.holders.map((holder) => (
              <HolderRow key={holder.orders[0]?.id} batch={details} holder={holder} company={company} />
            ))}
          </ul>
        )}
        {mayChange && <StateForm key={`${batch.state} ${reason}`} batch={batch} />}
        {mayChange && details && <Moves batch={details} />}
      </div>
      {isEditing && details && (
        <MillDialog batch={details} onDone={() => setIsEditing(false)} onClose={() => setIsEditing(false)} />
      )}
    </Dialog>
  )
}

function HolderRow({ batch, holder, company }: { batch: BatchDetails; holder: Holder; company: string }) {
  const { customerName, customerPhone, language = 'en', bags, isNotified, orders } = holder
  const [ticked, setTicked] = useState<boolean>()
  const isTicked = ticked ?? isNotified
  // What others tick shows again once the own tick is known.
  useEffect(() => void (ticked === isNotified && setTicked(undefined)), [ticked, isNotified])

  async function tick() {
    setTicked(!isTicked)
    const ids = orders.map(({ id }) => id)
    await setNotified(batch.id, ids, !isTicked).catch(() => {
      setTicked(undefined)
      showError('This could not be saved. Please try again.')
    })
  }

  return (
    <li className="stack">
      <span>
        <strong>{customerName}</strong>, {shownPhone(customerPhone)}
        {language !== 'en' && `, in ${languages[language].english}`}: {bagsInWords(bags)}, order{' '}
        {orders.map(({ id }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <a href={`/admin-orders?order=${id}`}>#{id}</a>
          </span>
        ))}
      </span>
      <span className="actions">
        <ReachLinks phone={customerPhone} name={customerName} message={recallMessage(batch, holder, company)} />
        {batch.state === 'recalled' && (
          <label className={own.notified}>
            <input type="checkbox" checked={isTicked} disabled={!operatorMay('change')} onChange={() => void tick()} />
            Told
          </label>
        )}
      </span>
    </li>
  )
}

const STATE_CHOICES = [
  ['free', 'Free: it may leave'],
  ['held', 'Held: it stays here'],
  ['recalled', 'Recalled: nobody may feed it'],
] as const

function StateForm({ batch: { id, lot, state, reason } }: { batch: ListedBatch }) {
  const editing = useForm({
    saved: { state, reason } as Record<'state' | 'reason', string>,
    schema: newBatchState,
    send: (input) => setBatchState(id, input),
    onDone: (_, { state: now }) => showToast('Batch Saved', `Lot ${lot} is ${now}.`),
  })
  const why: FormField<'state' | 'reason'> = {
    ...{ name: 'reason', label: 'Reason', maxLength: MAX_REASON, required: true },
    hint: 'Buyers read the reason of a recall.',
  }
  return (
    <FormPart label="State" editing={editing} words="Save state">
      <Fields
        of={[{ name: 'state', label: 'State', choices: STATE_CHOICES }, ...(editing.form.state === 'free' ? [] : [why])]}
        field={editing.field}
      />
    </FormPart>
  )
}

const WAYS = [
  ['-1', 'Spoiled'],
  ['1', 'Found'],
] as const

function Moves({ batch: { id, lot, moves } }: { batch: BatchDetails }) {
  const editing = useForm({
    saved: { way: '-1', by: '', note: '' },
    schema: newBatchMove,
    toInput: ({ way, by, note }) => ({ by: Number(way) * Number(by), note }),
    send: (input, key) => moveBatch(id, input, key),
    onDone: () => showToast('Batch Saved', `The bags of lot ${lot} and the stock are changed.`),
  })
  return (
    <FormPart label="Bags" editing={editing} words="Save bags">
      <h3>Bags spoiled or found</h3>
      {moves.map(({ bags, note, at, by }) => (
        <p key={at}>
          {bags > 0 ? '+' : '−'}
          {bagsInWords(Math.abs(bags))}: {note} ({by}, {formatDateTime(at)})
        </p>
      ))}
      <Fields
        of={[
          [
            { name: 'way', label: 'What', choices: WAYS },
            { name: 'by', label: 'Bags', kind: 'whole', min: '1', required: true },
          ],
          { name: 'note', label: 'Why', maxLength: MAX_REASON, required: true },
        ]}
        field={editing.field}
      />
    </FormPart>
  )
}
