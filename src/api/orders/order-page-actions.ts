import { newPaymentReport } from '~/domain/customers/payment-reports-schema'
import { newCancelRequest } from '~/domain/orders/cancel-requests-schema'
import { newRating } from '~/domain/orders/order-ratings-schema'
import { ORDER_ACTION_FIELDS, type RefusedOrderAction } from '~/domain/orders/public-order-schema'
import type { Order } from '~/domain/orders/schema'
import { said } from '~/domain/sentences'
import { reportPayment } from '../customers/payment-reports'
import { type FormAction, formData, handleFormAction, type Post, textIn } from '../http/form-actions'
import { Refusal } from '../http/problems'
import { checked } from '../http/request-body'
import type { Shop } from '../store/store'
import { askToCancel } from './cancel-requests'
import { orderByToken } from './order-links'
import { rateOrder } from './order-ratings'

type OrderPageAnswer = FormAction<(typeof ORDER_ACTION_FIELDS)[number]> & RefusedOrderAction

/** Handles a form of the order page: payment report, cancel request or rating. The token in its URL authenticates the buyer. */
export async function postOrderAction(post: Post, { id }: Order, token: string): Promise<OrderPageAnswer> {
  const data = await formData(post.request)
  const way = { path: '/order', fields: ORDER_ACTION_FIELDS, skipOriginCheck: true, counted: [`order ${id}`] }
  if (textIn(data, 'action') === 'cancel') {
    const posted = await handleFormAction(post, data, {
      ...way,
      check: (form) => ({ id, ...checked(form, newCancelRequest) }),
      mutate: (shop, { input, now }) => void askToCancel(shop, opened(shop, token), input, now),
    })
    return { ...posted, action: 'cancel' }
  }
  if (textIn(data, 'action') === 'rate') {
    const posted = await handleFormAction(post, data, {
      ...way,
      check: (form) => ({ id, ...checked(form, newRating) }),
      mutate: (shop, { input }) => {
        rateOrder(shop, opened(shop, token), input)
        return { id }
      },
      // A rating can be repeated or changed.
      stillExists: () => false,
    })
    return { ...posted, action: 'rate' }
  }
  const posted = await handleFormAction(post, data, {
    ...way,
    check: (form) => ({ id, ...checked(form, newPaymentReport) }),
    mutate: (shop, { input: { id: _, ...input }, now }) => reportPayment(shop, opened(shop, token), input, now),
    stillExists: (shop, made) => shop.paymentReports.get(made)?.state !== 'not-found',
  })
  return { ...posted, action: 'report' }
}

/** The link may have been revoked meanwhile. */
function opened(shop: Shop, token: string): Order {
  const order = orderByToken(shop, token)
  if (!order) throw new Refusal(404, said('failed'))
  return order
}
