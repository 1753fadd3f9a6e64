import { operatorMay } from '~/stores/account/own-role'
import { lazyPart } from '../ui/lazy-part'
import NotificationBell from './NotificationBell'
import '../ui/admin-messages'

const NextOfNotice = lazyPart(() => import('./NextOfNotice'))

/** The bell of the back office, with its own messages. */
export default function AdminBell() {
  return <NotificationBell language="en" nextOf={nextOf} />
}

const nextOf = (orderId: number) => operatorMay('read') && <NextOfNotice orderId={orderId} />
