import type { Order } from '~/domain/orders/schema'
import { saveDispatch } from '~/stores/order-edits'
import Notice from '../ui/Notice'
import DispatchFields from './DispatchFields'
import { useDispatch } from './dispatch-form'
import styles from './OrderDetails.module.css'

/** How an order left: vehicle, driver, day and batch, as far as they are known. */
export default function OrderDispatch({ order: { id, status, dispatch } }: { order: Order }) {
  const { form, change, errors, failure, element, submit, isSending, isSaved } = useDispatch(dispatch, (sent) =>
    saveDispatch(id, status, sent),
  )
  return (
    <form ref={element} className={styles.handling} noValidate onSubmit={submit} aria-label="Dispatch">
      <DispatchFields form={form} errors={errors} onChange={change} />
      <div className="actions">
        <button type="submit" className="outline" aria-busy={isSending} disabled={isSending}>
          {isSending ? 'Saving...' : 'Save dispatch'}
        </button>
        <span role="status">{isSaved && 'Saved.'}</span>
      </div>
      <Notice>{failure || errors['']}</Notice>
    </form>
  )
}
