import { useStore } from '@nanostores/react'
import { NEXT_WORDS } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { queryStore } from '~/stores/query'
import { bringOrder } from '../ui/bring-order'
import { ownNextAction } from '../ui/own-next-action'

const REACHES = { confirm: 'confirmed', deliver: 'delivered' } as const

const { $known: $newest, refresh } = queryStore<{ rows: readonly Order[] }>('/api/orders?page=1', { pollEvery: 3000 })

/** The next action for the order of a notification, if it is one of the newest orders. */
export default function NextOfNotice({ orderId }: { orderId: number }) {
  const order = useStore($newest).value?.rows.find(({ id }) => id === orderId)
  const action = order && ownNextAction(order)
  if (!action) return null
  const name = `${NEXT_WORDS[action]}, order #${orderId}`
  if (action !== 'confirm' && action !== 'deliver')
    return (
      <a href={`/admin-orders?order=${orderId}`} className="button outline" aria-label={name}>
        {NEXT_WORDS[action]}
      </a>
    )
  return (
    <button type="button" aria-label={name} onClick={() => void bringOrder(REACHES[action], order).then(refresh)}>
      {NEXT_WORDS[action]}
    </button>
  )
}
