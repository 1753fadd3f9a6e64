import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { namedLots, refusedExpired } from '~/domain/batches/allocation'
import type { LotPlan as Plan } from '~/domain/batches/item-lots-schema'
import type { Order } from '~/domain/orders/schema'
import { $lots, planLots } from '~/stores/batches/lots'
import { showError } from '~/stores/toasts'
import { problemOf, UNREACHABLE } from '../ui/problems'
import LotChoice from './LotChoice'

/** Plans lots for orders before they leave. Each tap is saved at once, so that the slips of all devices name the same sacks. */
export default function LotPlan({ orders }: { orders: readonly Order[] }) {
  const { value: lots = [] } = useStore($lots)
  const [chosen, setChosen] = useState<Plan>()
  const saved = orders.find(({ lotPlan }) => lotPlan)?.lotPlan ?? { batch: '' }

  async function change(plan: Plan) {
    setChosen(plan)
    if (refusedExpired(namedLots(plan.batch), lots, plan.expired).length > 0) return
    const ids = orders.map(({ id }) => id)
    await planLots(ids, plan).catch((fault: unknown) => showError(problemOf(fault)?.detail ?? UNREACHABLE))
    setChosen(undefined)
  }

  // While a choice is sent, it takes the place of the saved plans.
  const shown = chosen ? orders.map(({ lotPlan: _, ...order }) => order) : orders
  return <LotChoice title="Lots to load" orders={shown} value={chosen ?? saved} onChange={(plan) => void change(plan)} />
}
