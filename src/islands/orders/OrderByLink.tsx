import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Product } from '~/schemas/products'
import { $products } from '~/stores/products'
import Dialog from '../ui/Dialog'
import OrderDialog from './OrderDialog'

const SHOWN_FOR = 3000

type State = 'open' | 'placed' | 'closed'

/** The order form of a shared link. An island, because it is a form that says for 3 seconds that it was sent. */
export default function OrderByLink({ product: rendered, postKey }: { product: Product; postKey: string }) {
  const { rows } = useStore($products, { ssr: 'initial' })
  const [state, setState] = useState<State>('open')
  const product = rows.find(({ id }) => id === rendered.id) ?? rendered

  useEffect(() => {
    if (state !== 'open') history.replaceState(history.state, '', location.pathname)
    if (state !== 'placed') return
    const timer = setTimeout(() => setState('closed'), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [state])

  const close = () => setState('closed')
  if (state === 'closed') return null
  if (state === 'open') {
    return <OrderDialog product={product} flow="home" postKey={postKey} onClose={close} onPlaced={() => setState('placed')} />
  }
  return (
    <Dialog title="Order Submitted Successfully!" onClose={close}>
      <p role="status">We call you to confirm the order and the delivery.</p>
    </Dialog>
  )
}
