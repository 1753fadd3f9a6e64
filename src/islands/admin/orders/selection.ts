import { useState } from 'react'
import type { Order } from '~/schemas/orders'

export interface Selection {
  /** The selected orders as they are now; those of other pages as they were last seen. */
  orders: readonly Order[]
  has: (order: Order) => boolean
  toggle: (order: Order) => void
  /** Whether all orders of the page are selected, or some. */
  shown: 'all' | 'some' | 'none'
  /** Selects all orders of the page, or none of them where all are. */
  toggleShown: () => void
  clear: () => void
}

/** The orders that the operator has selected; they stay so when a filter or a page hides them. `page` is what is shown. */
export function useSelection(page: readonly Order[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<number, Order>>(new Map())
  const current = new Map(page.map((order) => [order.id, order]))
  const count = page.filter(({ id }) => selected.has(id)).length
  const isAll = count > 0 && count === page.length

  function change(orders: readonly Order[], isSelected: boolean) {
    const next = new Map(selected)
    for (const order of orders) {
      if (isSelected) next.set(order.id, order)
      else next.delete(order.id)
    }
    setSelected(next)
  }

  return {
    orders: [...selected.values()].map((order) => current.get(order.id) ?? order),
    has: ({ id }) => selected.has(id),
    toggle: (order) => change([order], !selected.has(order.id)),
    shown: isAll ? 'all' : count > 0 ? 'some' : 'none',
    toggleShown: () => change(page, !isAll),
    clear: () => setSelected(new Map()),
  }
}
