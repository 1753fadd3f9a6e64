import type { Order } from '~/domain/orders/schema'
import { operatorMay } from '../account/own-role'
import { isSignedIn } from '../account/signed-in'

/** Whether a packer is signed in; no other operator's device keeps what is in the store room. */
export const isPackers = (): boolean => isSignedIn() && !operatorMay('read')

/** Whether an order has sums of money, which no packer's device keeps. */
export const holdsMoney = (order: Order): boolean => 'totalAmount' in order
