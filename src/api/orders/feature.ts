import { bill, newCreditNote } from '~/domain/customers/bills-schema'
import { leavesAccount } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { orderFilter } from '~/domain/list-pages-schema'
import { cancelDecision } from '~/domain/orders/cancel-requests-schema'
import { deliveryCharge, newDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { isCancelledWithBill, isOfNobody } from '~/domain/orders/dispatched-orders'
import { linkStates, linkStatesQuery } from '~/domain/orders/link-states-schema'
import { newLink, orderDetails, orderWithLink } from '~/domain/orders/order-details-schema'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import { newHandling } from '~/domain/orders/order-handling-schema'
import { AUDITED_FIELDS, auditedFields, lineIndexes } from '~/domain/orders/order-line'
import { editedOrder, newOrderStatus, newOrderStatuses, order, orderStatuses, placedOrder } from '~/domain/orders/schema'
import { defineFeature } from '../feature'
import { bookkeeper, csv, empty, notAccountant, nothing, operator, orderReader, packer, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { decideCancelRequest } from './cancel-requests'
import { creditBill } from './credit-notes'
import { createDeliveryCharge, deleteDeliveryCharge, listDeliveryCharges, updateDeliveryCharge } from './delivery-charges'
import { readLinkStates } from './link-states'
import { readOrder } from './order-details'
import { editOrder } from './order-edits'
import { saveHandling } from './order-handling'
import { renewOrderLink, withLink } from './order-links'
import { exportOrders, orderPages } from './order-pages'
import { listOrders, placeOrder, setOrderStatus, setOrderStatuses } from './orders'

const tables = {
  orders: table(
    order,
    'id',
    {
      customerId: (row) => row.customerId,
      ...lineIndexes,
      day: (row) => indianDay(new Date(row.createdAt)),
      cancelledWithBill: (row) => (isCancelledWithBill(row) ? 'waiting' : null),
      beforeDispatch: (row) => (isBeforeDispatch(row.status) ? 'here' : null),
      withoutBill: (row) => (isOfNobody(row) ? 'of nobody' : null),
    },
    { customerId: leavesAccount },
  ),
  deliveryCharges: table(deliveryCharge, 'id', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const ordersFeature = defineFeature({
  tables,
  erased: {
    orders: { texts: ['notes', 'privateNotes', 'discountReason', 'reason', 'sentence', 'vehicle', 'batch'] },
    deliveryCharges: undefined,
  },
  audited: {
    orders: {
      noun: 'orders',
      labelOf: () => '',
      seen: ({
        statusHistory: _,
        edits: _edits,
        version: _version,
        waitingReports: _waiting,
        cancelledBill: _cancelled,
        returns: _returns,
        goodsBefore: _goods,
        ownersBefore: _owners,
        items,
        handling,
        dispatch,
        ...order
      }) => ({
        ...order,
        items: items.map(({ quantity, productName, unitPrice }) => `${quantity} × ${productName} at ${unitPrice}`).join(', '),
        privateNotes: handling?.privateNotes,
        promisedDay: handling?.promisedDay,
        isCancelAccepted: order.cancelRequest?.isAccepted,
        vehicle: dispatch?.vehicle,
        driverPhone: dispatch?.driverPhone,
        dispatchDay: dispatch?.day,
        ...auditedFields({ ...order, dispatch }),
      }),
      values: [
        ...[
          'status',
          'paymentStatus',
          'paymentMethod',
          'district',
          'promisedDay',
          'channel',
          'items',
          'discount',
          'deliveryCharge',
          'totalAmount',
        ],
        ...[
          'vehicle',
          'dispatchDay',
          ...AUDITED_FIELDS,
          'linkNumber',
          'isCancelAccepted',
          'billNumber',
          'customerId',
          'customerMatch',
        ],
      ],
    },
    deliveryCharges: {
      noun: 'delivery-charges',
      labelOf: ({ place }) => place,
      seen: ({ version: _, ...charge }) => charge,
      values: ['place', 'amount'],
    },
  },
  calls: {
    '/bills/[number]/credit-note': { POST: bookkeeper(newCreditNote, creditBill).answers(bill) },
    '/delivery-charges': {
      GET: visitor.list('deliveryCharges', listDeliveryCharges).answers(deliveryCharge),
      POST: operator(newDeliveryCharge, createDeliveryCharge).answers(deliveryCharge),
    },
    '/delivery-charges/[id]': {
      PUT: operator(newDeliveryCharge, updateDeliveryCharge).ofVersion().answers(deliveryCharge),
      DELETE: operator(nothing, deleteDeliveryCharge).answers(empty),
    },
    '/link-states': { GET: visitor.handler(readLinkStates).asks(linkStatesQuery).answers(linkStates) },
    '/orders': {
      GET: orderReader.list('orders', listOrders, orderPages).answers(order),
      POST: notAccountant(placedOrder, placeOrder, withLink).answers(orderWithLink),
    },
    '/orders/[id]': {
      GET: orderReader(readOrder).answers(orderDetails),
      PUT: operator(editedOrder, editOrder).ofVersion().answers(order),
    },
    '/orders/[id]/cancel-request': { PUT: operator(cancelDecision, decideCancelRequest).answers(order) },
    '/orders/[id]/handling': { PUT: operator(newHandling, saveHandling).ofVersion().answers(order) },
    '/orders/[id]/link': { POST: operator(nothing, renewOrderLink).answers(newLink) },
    '/orders/[id]/status': { PUT: packer(newOrderStatus, setOrderStatus, withLink).answers(orderWithLink) },
    '/orders/statuses': { PUT: packer(newOrderStatuses, setOrderStatuses).answers(orderStatuses) },
    '/orders.csv': { GET: bookkeeper.handler(exportOrders).asks(orderFilter).sends(csv) },
  },
})
