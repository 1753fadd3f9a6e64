import * as z from 'zod/mini'
import { createCustomContent, deleteCustomContent, listCustomContent, updateCustomContent } from '~/api/account/custom-content'
import { addOperator, changeRole, endOperator, givePassword, listOperators, renameOperator } from '~/api/account/operators'
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
  csv,
  empty,
  notAccountant,
  nothing,
  operator,
  orderReader,
  owner,
  packer,
  picture,
  self,
  signedIn,
  table,
  trustedDevice,
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
import { auditLogPage, auditLogQuery } from '~/domain/account/audit-log-schema'
import { customContent, newCustomContent } from '~/domain/account/custom-content-schema'
import { newPassword, passwordAge, proof } from '~/domain/account/password-schema'
import { readyItem } from '~/domain/account/ready-items-schema'
import { changedRole, givenPassword, newOperator, operatorName, operator as shownOperator } from '~/domain/account/schema'
import { securityEvent } from '~/domain/account/security-events-schema'
import { newSession, session } from '~/domain/account/session-schema'
import { setting, settingChange, settingChanges } from '~/domain/account/settings-schema'
import { health, system } from '~/domain/account/system-schema'
import { begunTwoFactor, newTwoFactor, recoveryCodes, twoFactor, twoFactorSecret } from '~/domain/account/two-factor-schema'
import { dashboard } from '~/domain/analytics/dashboard-schema'
import { analytics } from '~/domain/analytics/schema'
import { analyticsData, visitor as countedVisitor, newPageView, newVisitor, pageView } from '~/domain/analytics/visitors-schema'
import { visitReport } from '~/domain/analytics/visits-schema'
import { upload } from '~/domain/catalog/images-schema'
import { importQuery, productsImport } from '~/domain/catalog/products-csv-schema'
import { createdProduct, newProduct, product, productActive, productPrice } from '~/domain/catalog/schema'
import { createdShowcaseImage, newShowcaseImage, showcaseImage } from '~/domain/catalog/showcase-images-schema'
import { newStockMove, stockMove, stockMovePage, stockMoveQuery } from '~/domain/catalog/stock-moves-schema'
import { newClientError } from '~/domain/client-errors/schema'
import type { Contact, ContactHeading } from '~/domain/contacts/schema'
import {
  complaintProgress,
  contact,
  contactAnswer,
  contactHeading,
  contactReceipt,
  newContact,
  recentContacts,
} from '~/domain/contacts/schema'
import { bill, billFilter, newBill, newBills, newCreditNote, orderBills } from '~/domain/customers/bills-schema'
import { customerDetails, customersQuery, joinedCustomer, listedCustomers } from '~/domain/customers/customer-balances-schema'
import { customerCopy } from '~/domain/customers/customer-copy-schema'
import { dayBook } from '~/domain/customers/day-book-schema'
import { erasurePlan } from '~/domain/customers/erasure-plan-schema'
import { newErasure, tickedQuery } from '~/domain/customers/erasure-schema'
import { entriesQuery, listedEntries } from '~/domain/customers/ledger-pages-schema'
import { ledgerEntry, newEntry } from '~/domain/customers/ledger-schema'
import { paymentReport, reportDecision } from '~/domain/customers/payment-reports-schema'
import { newPayments } from '~/domain/customers/payments-schema'
import { customer, customerEdit, joining, newCustomer } from '~/domain/customers/schema'
import { statementQuery } from '~/domain/customers/statements-schema'
import { ordersToBill } from '~/domain/customers/unbilled-orders-schema'
import { contactFilter, customerFilter, orderFilter } from '~/domain/list-pages-schema'
import { newPushSubscription, pushDevice, pushDevices } from '~/domain/notifications/push-schema'
import { markedCount, newNotification, notification, unreadCount } from '~/domain/notifications/schema'
import { openApi } from '~/domain/openapi-schema'
import { cancelDecision } from '~/domain/orders/cancel-requests-schema'
import { deliveryCharge, newDeliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { linkStates, linkStatesQuery } from '~/domain/orders/link-states-schema'
import { newLink, orderDetails, orderWithLink } from '~/domain/orders/order-details-schema'
import { newHandling } from '~/domain/orders/order-handling-schema'
import {
  editedOrder,
  newOrderStatus,
  newOrderStatuses,
  order,
  orderCustomer,
  orderStatuses,
  placedOrder,
} from '~/domain/orders/schema'
import { periodQuery } from '~/domain/period-schema'
import type { Call } from './http/handle'
import { describing } from './openapi/openapi'

/** Every call of the API: its path below /api, its methods, who may, what it takes, and what answers. */
export const calls = {
  '/analytics': { GET: bookkeeper.handler(readAnalytics).asks(periodQuery).answers(analytics) },
  '/analytics-data': { GET: bookkeeper.handler(readAnalyticsData).answers(analyticsData) },
  '/bills': { GET: bookkeeper.list('bills', listBills, billPages).answers(bill) },
  '/bills/[number]': { GET: bookkeeper(readBill).answers(bill) },
  '/bills/[number]/credit-note': { POST: bookkeeper(newCreditNote, creditBill).answers(bill) },
  '/bills.csv': { GET: bookkeeper.handler(exportBills).asks(billFilter).sends(csv) },
  '/changes': { GET: bookkeeper.handler(readAuditLog).asks(auditLogQuery).answers(auditLogPage) },
  '/client-errors': { POST: visitor.handler(newClientError, noteClientError).answers(empty) },
  '/contact': { POST: visitor(newContact, createContact, withComplaintLink).answers(contactReceipt) },
  '/contacts': {
    GET: trustedDevice
      .list<Contact | ContactHeading>('contacts', listContacts, contactPages)
      .answers(z.union([contact, contactHeading])),
  },
  '/contacts/[id]': { GET: bookkeeper(readContact).answers(contact) },
  '/contacts/[id]/answer': { PUT: operator(contactAnswer, answerContact).answers(contact) },
  '/contacts/[id]/complaint': { PUT: operator(complaintProgress, noteComplaint).answers(contact) },
  '/contacts/recent': { GET: trustedDevice.handler(readRecentContacts).answers(recentContacts) },
  '/contacts.csv': { GET: bookkeeper.handler(exportContacts).asks(contactFilter).sends(csv) },
  '/customers': {
    GET: bookkeeper.handler(listCustomers).asks(customersQuery).answers(listedCustomers),
    POST: operator(newCustomer, createCustomer).answers(customer),
  },
  '/customers/[id]': {
    GET: bookkeeper.handler(readCustomer).answers(customerDetails),
    PUT: operator(customerEdit, saveCustomer).ofVersion().answers(customer),
  },
  '/customers/[id]/copy': { GET: operator.handler(copyCustomer).asks(tickedQuery).sends(customerCopy) },
  '/customers/[id]/erasure': {
    GET: operator.handler(previewErasure).answers(erasurePlan),
    POST: operator.handler(newErasure, eraseCustomer).answers(erasurePlan),
  },
  '/customers/[id]/joined': { PUT: operator(joining, joinCustomer).answers(joinedCustomer) },
  '/customers.csv': { GET: bookkeeper.handler(exportCustomers).asks(customerFilter).sends(csv) },
  '/dashboard': { GET: bookkeeper.handler(readDashboard).answers(dashboard) },
  '/day-book': { GET: bookkeeper.handler(readDayBook).asks(periodQuery).answers(dayBook) },
  '/day-book.csv': { GET: bookkeeper.handler(exportDayBook).asks(periodQuery).sends(csv) },
  '/delivery-charges': {
    GET: visitor.list('deliveryCharges', listDeliveryCharges).answers(deliveryCharge),
    POST: operator(newDeliveryCharge, createDeliveryCharge).answers(deliveryCharge),
  },
  '/delivery-charges/[id]': {
    PUT: operator(newDeliveryCharge, updateDeliveryCharge).ofVersion().answers(deliveryCharge),
    DELETE: operator(nothing, deleteDeliveryCharge).answers(empty),
  },
  '/device': { DELETE: visitor.handler(nothing, forgetDevice).answers(empty) },
  '/health': { GET: visitor.handler(readHealth).answers(health) },
  '/ledger': {
    GET: bookkeeper.handler(listEntries).asks(entriesQuery).answers(listedEntries),
    POST: bookkeeper(newEntry, createEntry).answers(ledgerEntry),
  },
  '/ledger/[id]': { GET: bookkeeper(readEntry).answers(ledgerEntry) },
  '/ledger/[id]/reversal': { POST: bookkeeper(nothing, reverseEntry).answers(ledgerEntry) },
  '/ledger/payments': { POST: bookkeeper(newPayments, createPayments).answers(z.array(ledgerEntry)) },
  '/ledger.csv': { GET: bookkeeper.handler(exportEntries).asks(statementQuery).sends(csv) },
  '/link-states': { GET: visitor.handler(readLinkStates).asks(linkStatesQuery).answers(linkStates) },
  '/notifications': {
    GET: visitor.ownList('notifications', listNotifications, listOwnNotifications, notificationPages).answers(notification),
    POST: notAccountant(newNotification, createNotification).answers(notification),
  },
  '/notifications/[id]/read': { PUT: visitor(nothing, markNotificationRead).answers(notification) },
  '/notifications/read-all': { PUT: visitor.handler(nothing, markAllNotificationsRead).answers(markedCount) },
  '/notifications/unread': { GET: trustedDevice.handler(countUnread).answers(unreadCount) },
  '/openapi.json': { GET: visitor.handler(describing(all)).answers(openApi) },
  '/operators': {
    GET: owner(listOperators).answers(z.array(shownOperator)),
    POST: owner.handler(newOperator, addOperator).answers(shownOperator),
  },
  '/operators/[username]': {
    PUT: owner(operatorName, renameOperator).answers(shownOperator),
    DELETE: owner.handler(proof, endOperator).answers(empty),
  },
  '/operators/[username]/password': { PUT: owner.handler(givenPassword, givePassword).answers(shownOperator) },
  '/operators/[username]/role': { PUT: owner.handler(changedRole, changeRole).answers(shownOperator) },
  '/orders': {
    GET: orderReader.list('orders', listOrders, orderPages).answers(order),
    POST: notAccountant(placedOrder, placeOrder, withLink).answers(orderWithLink),
  },
  '/orders/[id]': {
    GET: orderReader(readOrder).answers(orderDetails),
    PUT: operator(editedOrder, editOrder).ofVersion().answers(order),
  },
  '/orders/[id]/bill': { POST: bookkeeper(newBill, billOrder).answers(bill) },
  '/orders/[id]/cancel-request': { PUT: operator(cancelDecision, decideCancelRequest).answers(order) },
  '/orders/[id]/customer': { PUT: operator(orderCustomer, assignOrder).answers(order) },
  '/orders/[id]/handling': { PUT: operator(newHandling, saveHandling).ofVersion().answers(order) },
  '/orders/[id]/link': { POST: operator(nothing, renewOrderLink).answers(newLink) },
  '/orders/[id]/status': { PUT: packer(newOrderStatus, setOrderStatus, withLink).answers(orderWithLink) },
  '/orders/bills': { POST: bookkeeper(newBills, billOrders).answers(orderBills) },
  '/orders/statuses': { PUT: packer(newOrderStatuses, setOrderStatuses).answers(orderStatuses) },
  '/orders.csv': { GET: bookkeeper.handler(exportOrders).asks(orderFilter).sends(csv) },
  '/own-words': {
    GET: bookkeeper.list('ownWords', listCustomContent).answers(customContent),
    POST: operator(newCustomContent, createCustomContent).answers(customContent),
  },
  '/own-words/[id]': {
    PUT: operator(newCustomContent, updateCustomContent).ofVersion().answers(customContent),
    DELETE: operator(nothing, deleteCustomContent).answers(empty),
  },
  '/page-views': { POST: visitor.handler(newPageView, recordPageView).answers(pageView) },
  '/password': {
    GET: self.handler(readPasswordAge).answers(passwordAge),
    PUT: self.handler(newPassword, changePassword).answers(session),
  },
  '/payment-reports': { GET: bookkeeper.list('paymentReports', listPaymentReports).answers(paymentReport) },
  '/payment-reports/[id]': { PUT: bookkeeper(reportDecision, decidePaymentReport).answers(paymentReport) },
  '/products': {
    GET: visitor.list('products', listProducts).answers(product),
    POST: operator(createdProduct, createProduct).answers(product),
  },
  '/products/[id]': {
    PUT: operator(newProduct, updateProduct).ofVersion().answers(product),
    DELETE: operator(nothing, deleteProduct).answers(empty),
  },
  '/products/[id]/active': { PUT: operator(productActive, changeProduct).ofVersion().answers(product) },
  '/products/[id]/price': { PUT: operator(productPrice, changeProduct).ofVersion().answers(product) },
  '/products/[id]/restored': { PUT: operator(nothing, restoreProduct).answers(product) },
  '/products/[id]/stock-moves': { POST: operator(newStockMove, createStockMove).ofVersion().answers(stockMove) },
  '/products.csv': {
    GET: bookkeeper.handler(exportProducts).sends(csv),
    PUT: operator.handler(table, importProducts).asks(importQuery).ofVersion().answers(productsImport),
  },
  '/push-subscriptions': {
    GET: self.handler(readPushDevices).answers(pushDevices),
    POST: self.handler(newPushSubscription, addPushSubscription).answers(pushDevice),
  },
  '/push-subscriptions/[id]': { DELETE: self(nothing, stopPushSubscription).answers(empty) },
  '/ready-to-sell': { GET: operator.handler(readReadyToSell).answers(z.array(readyItem)) },
  '/security-events': { GET: bookkeeper(listSecurityEvents).answers(z.array(securityEvent)) },
  '/session': {
    GET: signedIn(readSession).answers(session),
    POST: visitor.handler(newSession, signIn).answers(session),
    DELETE: visitor.handler(nothing, signOut).answers(empty),
  },
  '/settings': {
    GET: bookkeeper(listSettings).answers(z.array(setting)),
    PUT: operator.handler(settingChanges, updateSettings).answers(z.array(setting)),
  },
  '/settings/[key]': { PUT: operator.handler(settingChange, updateSetting).ofVersion().answers(setting) },
  '/showcase-images': {
    GET: visitor(listShowcaseImages).answers(z.array(showcaseImage)),
    POST: operator(createdShowcaseImage, createShowcaseImage).answers(showcaseImage),
  },
  '/showcase-images/[id]': {
    PUT: operator(newShowcaseImage, updateShowcaseImage).ofVersion().answers(showcaseImage),
    DELETE: operator(nothing, deleteShowcaseImage).answers(empty),
  },
  '/showcase-images/[id]/restored': { PUT: operator(nothing, restoreShowcaseImage).answers(showcaseImage) },
  '/stock-moves': { GET: bookkeeper.handler(listStockMoves).asks(stockMoveQuery).answers(stockMovePage) },
  '/system': { GET: bookkeeper.handler(readSystem).answers(system) },
  '/two-factor': {
    GET: signedIn(readTwoFactor).answers(twoFactor),
    POST: signedIn.handler(begunTwoFactor, beginTwoFactor).answers(twoFactorSecret),
    PUT: signedIn.handler(newTwoFactor, confirmTwoFactor).answers(recoveryCodes),
  },
  '/two-factor/ended': { PUT: self.handler(proof, endTwoFactor).answers(twoFactor) },
  '/unbilled-orders': { GET: bookkeeper.handler(readOrdersToBill).answers(ordersToBill) },
  '/uploads': { POST: operator.handler(picture, keepUpload).answers(upload) },
  '/visitors': {
    GET: bookkeeper.handler(listVisitors).answers(z.array(countedVisitor)),
    POST: visitor.handler(newVisitor, recordVisitor).answers(countedVisitor),
  },
  '/visits': { GET: bookkeeper.handler(readVisits).answers(visitReport) },
} satisfies Record<string, Call>

function all(): Record<string, Call> {
  return calls
}
