import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { buyerLinkMessage } from '~/content/order-message'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { orderDetails, renewLink } from '~/stores/order-details'
import { showError, showToast } from '~/stores/toasts'
import CancelRequest from './CancelRequest'
import CopyLink from './CopyLink'
import ReportedPayments from './ReportedPayments'

/** The order's own page: its link, and what its buyer has said there. `name` is ours. */
export default function BuyerPage({ id, name }: { id: number; name: string }) {
  const { row: order, state } = useStore(orderDetails.$row)
  const [isSure, setIsSure] = useState(false)
  useEffect(() => orderDetails.follow(String(id)), [id])
  if (order?.id !== id) return state === 'failed' ? <p>The link cannot be loaded just now.</p> : <p aria-busy="true">Loading…</p>

  const link = location.origin + order.link
  const number = chatNumber(order.customerPhone)

  async function renew() {
    if (!isSure) return setIsSure(true)
    setIsSure(false)
    await renewLink(id).then(
      () => showToast('New Link', 'The old link no longer works. Please send the new one.'),
      () => showError('The link could not be renewed. Please try again.'),
    )
  }

  return (
    <>
      <ReportedPayments order={order} />
      <CancelRequest order={order} />
      <h3>The buyer’s page</h3>
      <CopyLink label="Link to the order’s own page" link={link} />
      <div className="actions">
        {number && (
          <a className="button" href={chatLink(number, buyerLinkMessage(order, name, link))} target="_blank" rel="noreferrer">
            Send the link
          </a>
        )}
        <button type="button" className="outline" onClick={renew} onBlur={() => setIsSure(false)}>
          {isSure ? 'End the old link?' : 'Make a new link'}
        </button>
      </div>
    </>
  )
}
