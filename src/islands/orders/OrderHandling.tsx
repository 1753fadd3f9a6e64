import { useState } from 'react'
import { newHandling } from '~/domain/orders/order-handling-schema'
import { promisedDays } from '~/domain/orders/promised-day'
import type { Order } from '~/domain/orders/schema'
import { saveHandling } from '~/stores/orders/orders'
import Conflict from '../ui/Conflict'
import Field from '../ui/Field'
import FormPart from '../ui/FormPart'
import { useForm } from '../ui/form'
import styles from './OrderDetails.module.css'

/** The promised day, and internal notes. */
export default function OrderHandling({ order }: { order: Order }) {
  const editing = useHandling(order)
  const { form, change, field, differences, isChanged, isSaved } = editing
  const { first, last } = promisedDays(order.createdAt)
  const [isFilled] = useState(isChanged || order.handling !== undefined)
  return (
    <details className={`${styles.part} ${styles.handling}`} open={isFilled}>
      <summary>For us alone</summary>
      <FormPart
        label="For us alone"
        editing={editing}
        words="Save notes"
        said={isSaved ? 'Saved.' : isChanged && 'Not saved yet; kept in this tab.'}
      >
        {differences.length > 0 && <Conflict form={form} labels={HANDLING_LABELS} differences={differences} onChoose={change} />}
        <Field label={HANDLING_LABELS.promisedDay} type="date" min={first} max={last} {...field('promisedDay')} />
        <Field
          label={HANDLING_LABELS.privateNotes}
          isLong
          hint="Only you read these: no customer, no mail, no slip."
          {...field('privateNotes')}
          onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void editing.submit(event)}
        />
      </FormPart>
    </details>
  )
}

interface HandlingForm {
  promisedDay: string
  privateNotes: string
  /** The version when the form was opened; 0 before the first. */
  version: number
}

const HANDLING_LABELS = { promisedDay: 'Promised day', privateNotes: 'Private notes' } as const

const formOf = (handling: Order['handling']): HandlingForm => ({
  promisedDay: handling?.promisedDay ?? '',
  privateNotes: handling?.privateNotes ?? '',
  version: handling?.version ?? 0,
})

const inputOf = ({ promisedDay, privateNotes }: HandlingForm) => ({ privateNotes, promisedDay: promisedDay || null })

/** The form of notes and promised day. Input is kept as a draft, and changes of others are merged. */
const useHandling = ({ id, handling }: Order) =>
  useForm({
    draft: `orders/${id}/handling`,
    saved: formOf(handling),
    follows: true,
    labels: HANDLING_LABELS,
    schema: newHandling,
    toInput: inputOf,
    toForm: formOf,
    send: (input, _key, { version }) => saveHandling(id, input, version),
    onDone() {},
  })
