import { useEffect, useState } from 'react'
import { orderMessage } from '~/content/order-message'
import { indianNumber } from '~/domain/indian-numbers'
import type { OrderDetails } from '~/domain/orders/order-details-schema'
import type { Order } from '~/domain/orders/schema'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { keepValue, keptValue, ofTab } from '~/stores/kept-values'
import { readOrder } from '~/stores/orders/orders'
import Dialog from '../ui/Dialog'
import StatusBadge from '../ui/StatusBadge'
import styles from './OrderDetails.module.css'

interface Props {
  orders: readonly Order[]
  /** The company's name. */
  company: string
  onClose: () => void
}

const KEPT_AS = 'informed_buyers'

/** The key of a message: a new status is a new message. */
const newsOf = ({ id, status }: Order) => `${id} ${status}`

/** A list of WhatsApp messages about the selected orders, opened one after the other; each once. */
export default function TellBuyers({ orders, company, onClose }: Props) {
  const [informed, tell] = useInformed()
  const links = useLinks(orders)
  const reached = orders.flatMap((order) => {
    const number = chatNumber(order.customerPhone)
    return number ? [{ order, href: chatLink(number, orderMessage(order, company, links.get(order.id))) }] : []
  })
  const waiting = reached.filter(({ order }) => !informed.has(newsOf(order)))
  const [next] = waiting
  const unreached = orders.length - reached.length
  return (
    <Dialog title="Tell the buyers" onClose={onClose}>
      <p role="status">
        {indianNumber(reached.length - waiting.length)} of {indianNumber(reached.length)} told.
        {unreached > 0 && ` ${indianNumber(unreached)} without a phone that WhatsApp can reach.`}
      </p>
      <div className="actions">
        {next ? (
          <a className="button" href={next.href} target="_blank" rel="noreferrer" onClick={() => tell(next.order)}>
            Tell {next.order.customerName}, order #{next.order.id}
          </a>
        ) : (
          <button type="button" onClick={onClose}>
            Done
          </button>
        )}
      </div>
      <ul className={`stack ${styles.items} ${styles.people}`}>
        {reached.map(({ order }) => (
          <li key={order.id}>
            <span>
              #{order.id} {order.customerName} <StatusBadge status={order.status} />
            </span>{' '}
            <span>{informed.has(newsOf(order)) ? 'told' : ''}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** The messages opened in this tab. */
function useInformed() {
  const [informed, setInformed] = useState(() => new Set<string>(JSON.parse(keptValue(KEPT_AS, ofTab) ?? '[]')))
  function tell(order: Order) {
    const next = new Set(informed).add(newsOf(order))
    keepValue(KEPT_AS, JSON.stringify([...next]), ofTab)
    setInformed(next)
  }
  return [informed, tell] as const
}

/** The order links that have loaded. */
function useLinks(orders: readonly Order[]): ReadonlyMap<number, string> {
  const [links, setLinks] = useState<ReadonlyMap<number, string>>(new Map())
  const ids = orders.map(({ id }) => id).join()
  useEffect(() => {
    const asked = ids.split(',').map((id) => readOrder(Number(id)) as Promise<OrderDetails>)
    Promise.all(asked).then(
      (read) => setLinks(new Map(read.map(({ id, link }) => [id, location.origin + link]))),
      () => {},
    )
  }, [ids])
  return links
}
