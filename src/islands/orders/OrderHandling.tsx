import { promisedDays } from '~/domain/orders/promised-day'
import type { Order } from '~/domain/orders/schema'
import Conflict from '../ui/Conflict'
import Field from '../ui/Field'
import Notice from '../ui/Notice'
import { HANDLING_LABELS, useHandling } from './handling-form'
import styles from './OrderDetails.module.css'

/** The day that the customer was promised, and notes that only the operators read. */
export default function OrderHandling({ order }: { order: Order }) {
  const { form, change, errors, failure, differences, element, submit, isSending, isChanged, isSaved } = useHandling(order)
  const { first, last } = promisedDays(order.createdAt)
  return (
    <form ref={element} className={styles.handling} noValidate onSubmit={submit} aria-label="For us alone">
      {differences.length > 0 && <Conflict form={form} labels={HANDLING_LABELS} differences={differences} onChoose={change} />}
      <Field
        label={HANDLING_LABELS.promisedDay}
        name="promisedDay"
        type="date"
        min={first}
        max={last}
        value={form.promisedDay}
        error={errors.promisedDay}
        onChange={({ target }) => change({ promisedDay: target.value })}
      />
      <Field
        label={HANDLING_LABELS.privateNotes}
        name="privateNotes"
        isLong
        hint="Only you read these: no customer, no mail, no slip."
        value={form.privateNotes}
        error={errors.privateNotes}
        onChange={({ target }) => change({ privateNotes: target.value })}
        onKeyDown={(event) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && void submit(event)}
      />
      <div className="actions">
        <button type="submit" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Saving...' : 'Save notes'}
        </button>
        <span role="status">{isSaved ? 'Saved.' : isChanged && 'Not saved yet; kept in this tab.'}</span>
      </div>
      <Notice>{failure}</Notice>
    </form>
  )
}
