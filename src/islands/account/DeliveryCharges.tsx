import { useStore } from '@nanostores/react'
import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { typedRupees } from '~/domain/amounts'
import { type DeliveryCharge, newDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { operatorMay } from '~/stores/account/own-role'
import {
  $deliveryCharges,
  createDeliveryCharge,
  deleteDeliveryCharge,
  refreshDeliveryCharges,
  updateDeliveryCharge,
} from '~/stores/orders/delivery-charges'
import { useDraft } from '../ui/draft'
import LoadFailed from '../ui/LoadFailed'
import Notice from '../ui/Notice'
import { problemOf, UNREACHABLE } from '../ui/problems'
import styles from './DeliveryCharges.module.css'

/** The table of delivery charges. Each row is saved separately, because the surrounding form saves the settings. */
export default function DeliveryCharges({ onTyped }: Pick<RowProps, 'onTyped'>) {
  const { state, value: rows = [] } = useStore($deliveryCharges)
  const [fault, setFault] = useState('')

  async function attempt(save: () => Promise<void>): Promise<boolean> {
    try {
      await save()
      setFault('')
      return true
    } catch (error) {
      const problem = problemOf(error)
      if (problem?.current) await refreshDeliveryCharges()
      setFault(problem?.detail ?? UNREACHABLE)
      return false
    }
  }

  return (
    <section className={styles.charges} aria-labelledby="delivery-charges">
      <h3 id="delivery-charges">Delivery charges</h3>
      <p>By district, or by a PIN of six digits, which comes before its district. Delivery is free everywhere else.</p>
      {state === 'failed' && rows.length === 0 && (
        <LoadFailed onRetry={refreshDeliveryCharges}>The charges cannot be reached just now.</LoadFailed>
      )}
      {rows.map((charge) => (
        <Row
          key={charge.id}
          charge={charge}
          onSave={(changed) => attempt(() => updateDeliveryCharge({ ...charge, ...changed }))}
          onRemove={() => attempt(() => deleteDeliveryCharge(charge.id))}
          onRefused={setFault}
          onTyped={onTyped}
        />
      ))}
      {operatorMay('change') && (
        <Row key="new" onSave={(charge) => attempt(() => createDeliveryCharge(charge))} onRefused={setFault} onTyped={onTyped} />
      )}
      <Notice>{fault}</Notice>
    </section>
  )
}

/** Typed values for a charge of this version. */
interface Typed {
  version?: number | undefined
  place?: string
  amount?: string
}

interface RowProps {
  /** Undefined in the row that adds a charge. */
  charge?: DeliveryCharge
  onSave: (charge: { place: string; amount: string }) => Promise<boolean>
  onRemove?: () => void
  onRefused: (sentence: string) => void
  /** Called when a row becomes changed or unchanged. */
  onTyped: () => void
}

function Row({ charge, onSave, onRemove, onRefused, onTyped }: RowProps) {
  const { id = 'new', version } = charge ?? {}
  const draft = useDraft<Typed>(`delivery-charges/${id}`, {})
  const { place = charge?.place ?? '', amount = charge?.amount ?? '' } = draft.form.version === version ? draft.form : {}
  const row = useRef<HTMLDivElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = place !== (charge?.place ?? '') || amount !== (charge?.amount ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends only on whether it is changed.
  useEffect(() => {
    if (!isChanged) draft.forget()
    onTyped()
  }, [isChanged])
  const nth = charge ? ` of ${charge.place}` : ' of a new charge'

  async function save() {
    if (isSaving) return
    const checked = newDeliveryCharge.safeParse({ place, amount: typedRupees(amount) })
    if (!checked.success) return onRefused(checked.error.issues[0]?.message ?? '')
    setIsSaving(true)
    if (await onSave(checked.data)) settle()
    setIsSaving(false)
  }

  /** The pressed button is replaced, so the focus moves to the row's first field. */
  function settle() {
    if (row.current?.contains(document.activeElement)) row.current.querySelector('input')?.focus()
    draft.setForm({})
  }

  /** Enter saves the row instead of the settings. */
  function pressed(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (isChanged) void save()
  }

  const typedInto = (name: 'place' | 'amount', value: string) => ({
    value,
    disabled: !operatorMay('change'),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => draft.setForm({ version, place, amount, [name]: target.value }),
    onKeyDown: pressed,
  })

  return (
    <div ref={row} className={`stack ${styles.row}`}>
      <input aria-label={`Place${nth}`} placeholder="District or PIN" {...typedInto('place', place)} />
      <input aria-label={`Charge${nth}`} placeholder="₹" inputMode="decimal" {...typedInto('amount', amount)} />
      {!operatorMay('change') ? null : charge && !isChanged ? (
        <button type="button" className="outline" aria-label={`Remove the charge${nth}`} onClick={onRemove}>
          Remove
        </button>
      ) : (
        <button
          type="button"
          className="outline"
          aria-label={charge ? `Save the charge${nth}` : 'Add a charge'}
          disabled={!isChanged}
          onClick={save}
        >
          {charge ? 'Save' : 'Add'}
        </button>
      )}
    </div>
  )
}
