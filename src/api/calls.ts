import { addOperator, changeRole, endOperator, givePassword, listOperators, renameOperator } from '~/api/account/operators'
import { createOwnWords, deleteOwnWords, listOwnWords, updateOwnWords } from '~/api/account/own-words'
import { changePassword, readPasswordAge } from '~/api/account/password'
import { readReadyToSell } from '~/api/account/ready-to-sell'
import { forgetDevice, readSession, signIn, signOut } from '~/api/account/session'
import { listSettings, updateSetting, updateSettings } from '~/api/account/settings'
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, readTwoFactor } from '~/api/account/two-factor'
import { readAnalytics } from '~/api/analytics/analytics'
import { readDashboard } from '~/api/analytics/dashboard'
import { listVisitors, readAnalyticsData, recordPageView, recordVisitor } from '~/api/analytics/visitors'
import { readVisits } from '~/api/analytics/visits'
import { readAuditLog } from '~/api/audit-log/audit-log'
import { listSecurityEvents } from '~/api/auth/security-events'
import { changeProduct, createProduct, deleteProduct, listProducts, restoreProduct, updateProduct } from '~/api/catalog/products'
import { exportProducts, importProducts } from '~/api/catalog/products-csv'
import {
  createShowcaseImage,
  deleteShowcaseImage,
  listShowcaseImages,
  restoreShowcaseImage,
  updateShowcaseImage,
} from '~/api/catalog/showcase-images'
import { createStockMove, listStockMoves } from '~/api/catalog/stock-moves'
import { noteClientError } from '~/api/client-errors/client-errors'
import { noteComplaint, withComplaintLink } from '~/api/contacts/complaints'
import {
  answerContact,
  contactPages,
  createContact,
  exportContacts,
  listContacts,
  readContact,
  readRecentContacts,
} from '~/api/contacts/contacts'
import { billPages, exportBills } from '~/api/customers/bill-pages'
import { billOrder, billOrders, listBills, readBill } from '~/api/customers/bills'
import { copyCustomer } from '~/api/customers/customer-copy'
import { exportCustomers, listCustomers, readCustomer } from '~/api/customers/customer-pages'
import { createCustomer, saveCustomer } from '~/api/customers/customers'
import { exportDayBook, readDayBook } from '~/api/customers/day-book'
import { eraseCustomer, previewErasure } from '~/api/customers/erasures'
import { joinCustomer } from '~/api/customers/joined-customers'
import { createEntry, createPayments, readEntry, reverseEntry } from '~/api/customers/ledger'
import { exportEntries, listEntries } from '~/api/customers/ledger-pages'
import { assignOrder } from '~/api/customers/order-owners'
import { decidePaymentReport, listPaymentReports } from '~/api/customers/payment-reports'
import { readOrdersToBill } from '~/api/customers/unbilled-orders'
import {
  bookkeeper,
  changing,
  knownDevice,
  nothing,
  oneself,
  operator,
  orderReader,
  owner,
  packer,
  picture,
  signedIn,
  table,
  visitor,
} from '~/api/http/endpoint'
import {
  countUnread,
  createNotification,
  listNotifications,
  listOwnNotifications,
  notificationPages,
} from '~/api/notifications/notifications'
import { markAllNotificationsRead, markNotificationRead } from '~/api/notifications/read-notifications'
import { decideCancelRequest } from '~/api/orders/cancel-requests'
import { creditBill } from '~/api/orders/credit-notes'
import {
  createDeliveryCharge,
  deleteDeliveryCharge,
  listDeliveryCharges,
  updateDeliveryCharge,
} from '~/api/orders/delivery-charges'
import { readLinkStates } from '~/api/orders/link-states'
import { readOrder } from '~/api/orders/order-details'
import { editOrder } from '~/api/orders/order-edits'
import { saveHandling } from '~/api/orders/order-handling'
import { renewOrderLink, withLink } from '~/api/orders/order-links'
import { exportOrders, orderPages } from '~/api/orders/order-pages'
import { listOrders, placeOrder, setOrderStatus, setOrderStatuses } from '~/api/orders/orders'
import { addPushSubscription, readPushDevices, stopPushSubscription } from '~/api/push/push-subscriptions'
import { readHealth } from '~/api/startup/health'
import { readSystem } from '~/api/startup/system'
import { keepUpload } from '~/api/uploads/uploads'
import { newOwnWords } from '~/domain/account/own-words-schema'
import { newPassword, proof } from '~/domain/account/password-schema'
import { changedRole, givenPassword, newOperator, operatorName } from '~/domain/account/schema'
import { newSession } from '~/domain/account/session-schema'
import { settingChange, settingChanges } from '~/domain/account/settings-schema'
import { begunTwoFactor, newTwoFactor } from '~/domain/account/two-factor-schema'
import { newPageView, newVisitor } from '~/domain/analytics/visitors-schema'
import { createdProduct, newProduct, productActive, productPrice } from '~/domain/catalog/schema'
import { createdShowcaseImage, newShowcaseImage } from '~/domain/catalog/showcase-images-schema'
import { newStockMove } from '~/domain/catalog/stock-moves-schema'
import { newClientError } from '~/domain/client-errors/schema'
import type { Contact, ContactHeading } from '~/domain/contacts/schema'
import { complaintProgress, contactAnswer, newContact } from '~/domain/contacts/schema'
import { newBill, newBills, newCreditNote } from '~/domain/customers/bills-schema'
import { newErasure } from '~/domain/customers/erasure-schema'
import { newEntry } from '~/domain/customers/ledger-schema'
import { reportDecision } from '~/domain/customers/payment-reports-schema'
import { newPayments } from '~/domain/customers/payments-schema'
import { customerEdit, joining, newCustomer } from '~/domain/customers/schema'
import { newPushSubscription } from '~/domain/notifications/push-schema'
import { newNotification } from '~/domain/notifications/schema'
import { cancelDecision } from '~/domain/orders/cancel-requests-schema'
import { newDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { newHandling } from '~/domain/orders/order-handling-schema'
import { editedOrder, newOrderStatus, newOrderStatuses, orderCustomer, placedOrder } from '~/domain/orders/schema'
import type { Call } from './http/handle'

/** Every call of the API: its path below /api, its methods, who may, what it takes, and what answers. */
export const calls = {
  '/analytics': { GET: bookkeeper.handler(readAnalytics) },
  '/analytics-data': { GET: bookkeeper.handler(readAnalyticsData) },
  '/bills': { GET: bookkeeper.list('bills', listBills, billPages) },
  '/bills/[number]': { GET: bookkeeper(readBill) },
  '/bills/[number]/credit-note': { POST: bookkeeper(newCreditNote, creditBill) },
  '/bills.csv': { GET: bookkeeper.handler(exportBills) },
  '/changes': { GET: bookkeeper.handler(readAuditLog) },
  '/client-errors': { POST: visitor.handler(newClientError, noteClientError) },
  '/contact': { POST: visitor(newContact, createContact, withComplaintLink) },
  '/contacts': { GET: knownDevice.list<Contact | ContactHeading>('contacts', listContacts, contactPages) },
  '/contacts/[id]': { GET: bookkeeper(readContact) },
  '/contacts/[id]/answer': { PUT: operator(contactAnswer, answerContact) },
  '/contacts/[id]/complaint': { PUT: operator(complaintProgress, noteComplaint) },
  '/contacts/recent': { GET: knownDevice.handler(readRecentContacts) },
  '/contacts.csv': { GET: bookkeeper.handler(exportContacts) },
  '/customers': { GET: bookkeeper.handler(listCustomers), POST: operator(newCustomer, createCustomer) },
  '/customers/[id]': { GET: bookkeeper.handler(readCustomer), PUT: operator(customerEdit, saveCustomer) },
  '/customers/[id]/copy': { GET: operator.handler(copyCustomer) },
  '/customers/[id]/erasure': { GET: operator.handler(previewErasure), POST: operator.handler(newErasure, eraseCustomer) },
  '/customers/[id]/joined': { PUT: operator(joining, joinCustomer) },
  '/customers.csv': { GET: bookkeeper.handler(exportCustomers) },
  '/dashboard': { GET: bookkeeper.handler(readDashboard) },
  '/day-book': { GET: bookkeeper.handler(readDayBook) },
  '/day-book.csv': { GET: bookkeeper.handler(exportDayBook) },
  '/delivery-charges': {
    GET: visitor.list('deliveryCharges', listDeliveryCharges),
    POST: operator(newDeliveryCharge, createDeliveryCharge),
  },
  '/delivery-charges/[id]': {
    PUT: operator(newDeliveryCharge, updateDeliveryCharge),
    DELETE: operator(nothing, deleteDeliveryCharge),
  },
  '/device': { DELETE: visitor.handler(nothing, forgetDevice) },
  '/health': { GET: visitor.handler(readHealth) },
  '/ledger': { GET: bookkeeper.handler(listEntries), POST: bookkeeper(newEntry, createEntry) },
  '/ledger/[id]': { GET: bookkeeper(readEntry) },
  '/ledger/[id]/reversal': { POST: bookkeeper(nothing, reverseEntry) },
  '/ledger/payments': { POST: bookkeeper(newPayments, createPayments) },
  '/ledger.csv': { GET: bookkeeper.handler(exportEntries) },
  '/link-states': { GET: visitor.handler(readLinkStates) },
  '/notifications': {
    GET: visitor.ownList('notifications', listNotifications, listOwnNotifications, notificationPages),
    POST: changing(newNotification, createNotification),
  },
  '/notifications/[id]/read': { PUT: visitor(nothing, markNotificationRead) },
  '/notifications/read-all': { PUT: visitor.handler(nothing, markAllNotificationsRead) },
  '/notifications/unread': { GET: knownDevice.handler(countUnread) },
  '/operators': { GET: owner(listOperators), POST: owner.handler(newOperator, addOperator) },
  '/operators/[username]': { PUT: owner(operatorName, renameOperator), DELETE: owner.handler(proof, endOperator) },
  '/operators/[username]/password': { PUT: owner.handler(givenPassword, givePassword) },
  '/operators/[username]/role': { PUT: owner.handler(changedRole, changeRole) },
  '/orders': { GET: orderReader.list('orders', listOrders, orderPages), POST: changing(placedOrder, placeOrder, withLink) },
  '/orders/[id]': { GET: orderReader(readOrder), PUT: operator(editedOrder, editOrder) },
  '/orders/[id]/bill': { POST: bookkeeper(newBill, billOrder) },
  '/orders/[id]/cancel-request': { PUT: operator(cancelDecision, decideCancelRequest) },
  '/orders/[id]/customer': { PUT: operator(orderCustomer, assignOrder) },
  '/orders/[id]/handling': { PUT: operator(newHandling, saveHandling) },
  '/orders/[id]/link': { POST: operator(nothing, renewOrderLink) },
  '/orders/[id]/status': { PUT: packer(newOrderStatus, setOrderStatus, withLink) },
  '/orders/bills': { POST: bookkeeper(newBills, billOrders) },
  '/orders/statuses': { PUT: packer(newOrderStatuses, setOrderStatuses) },
  '/orders.csv': { GET: bookkeeper.handler(exportOrders) },
  '/own-words': { GET: bookkeeper.list('ownWords', listOwnWords), POST: operator(newOwnWords, createOwnWords) },
  '/own-words/[id]': { PUT: operator(newOwnWords, updateOwnWords), DELETE: operator(nothing, deleteOwnWords) },
  '/page-views': { POST: visitor.handler(newPageView, recordPageView) },
  '/password': { GET: oneself.handler(readPasswordAge), PUT: oneself.handler(newPassword, changePassword) },
  '/payment-reports': { GET: bookkeeper.list('paymentReports', listPaymentReports) },
  '/payment-reports/[id]': { PUT: bookkeeper(reportDecision, decidePaymentReport) },
  '/products': { GET: visitor.list('products', listProducts), POST: operator(createdProduct, createProduct) },
  '/products/[id]': { PUT: operator(newProduct, updateProduct), DELETE: operator(nothing, deleteProduct) },
  '/products/[id]/active': { PUT: operator(productActive, changeProduct) },
  '/products/[id]/price': { PUT: operator(productPrice, changeProduct) },
  '/products/[id]/restored': { PUT: operator(nothing, restoreProduct) },
  '/products/[id]/stock-moves': { POST: operator(newStockMove, createStockMove) },
  '/products.csv': { GET: bookkeeper.handler(exportProducts), PUT: operator.handler(table, importProducts) },
  '/push-subscriptions': {
    GET: oneself.handler(readPushDevices),
    POST: oneself.handler(newPushSubscription, addPushSubscription),
  },
  '/push-subscriptions/[id]': { DELETE: oneself(nothing, stopPushSubscription) },
  '/ready-to-sell': { GET: operator.handler(readReadyToSell) },
  '/security-events': { GET: bookkeeper(listSecurityEvents) },
  '/session': {
    GET: signedIn(readSession),
    POST: visitor.handler(newSession, signIn),
    DELETE: visitor.handler(nothing, signOut),
  },
  '/settings': { GET: bookkeeper(listSettings), PUT: operator.handler(settingChanges, updateSettings) },
  '/settings/[key]': { PUT: operator.handler(settingChange, updateSetting) },
  '/showcase-images': { GET: visitor(listShowcaseImages), POST: operator(createdShowcaseImage, createShowcaseImage) },
  '/showcase-images/[id]': {
    PUT: operator(newShowcaseImage, updateShowcaseImage),
    DELETE: operator(nothing, deleteShowcaseImage),
  },
  '/showcase-images/[id]/restored': { PUT: operator(nothing, restoreShowcaseImage) },
  '/stock-moves': { GET: bookkeeper.handler(listStockMoves) },
  '/system': { GET: bookkeeper.handler(readSystem) },
  '/two-factor': {
    GET: signedIn(readTwoFactor),
    POST: signedIn.handler(begunTwoFactor, beginTwoFactor),
    PUT: signedIn.handler(newTwoFactor, confirmTwoFactor),
  },
  '/two-factor/ended': { PUT: oneself.handler(proof, endTwoFactor) },
  '/unbilled-orders': { GET: bookkeeper.handler(readOrdersToBill) },
  '/uploads': { POST: operator.handler(picture, keepUpload) },
  '/visitors': { GET: bookkeeper.handler(listVisitors), POST: visitor.handler(newVisitor, recordVisitor) },
  '/visits': { GET: bookkeeper.handler(readVisits) },
} satisfies Record<string, Call>
