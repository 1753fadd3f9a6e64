import type { SlipCompany } from '~/domain/account/company'
import { operatorMay } from '~/stores/account/own-role'
import Orders from '../orders/Orders'
import { lazyPart } from '../ui/lazy-part'

const PackerOrders = lazyPart(() => import('./PackerOrders'))

/** A packer has another screen, because his orders have no amounts of money. */
export default function OrdersByRole({ company }: { company: SlipCompany }) {
  return operatorMay('read') ? <Orders company={company} /> : <PackerOrders company={company} />
}
