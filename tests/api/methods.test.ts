import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { openTestShop } from '../fixtures/shop'

test.each([
  ['/api/products', 'GET, POST, HEAD'],
  ['/api/products/1', 'PUT, DELETE'],
  ['/api/products/1/restored', 'PUT'],
  ['/api/products.csv', 'GET, PUT, HEAD'],
  ['/api/uploads', 'POST'],
  ['/api/showcase-images', 'GET, POST, HEAD'],
  ['/api/showcase-images/1', 'PUT, DELETE'],
  ['/api/showcase-images/1/restored', 'PUT'],
  ['/api/contacts', 'GET, HEAD'],
  ['/api/contacts/recent', 'GET, HEAD'],
  ['/api/contact', 'POST'],
  ['/api/notifications', 'GET, POST, HEAD'],
  ['/api/notifications/1/read', 'PUT'],
  ['/api/notifications/read-all', 'PUT'],
  ['/api/notifications/unread', 'GET, HEAD'],
  ['/api/dashboard', 'GET, HEAD'],
  ['/api/unbilled-orders', 'GET, HEAD'],
  ['/api/orders', 'GET, POST, HEAD'],
  ['/api/orders/1', 'GET, PUT, HEAD'],
  ['/api/orders/1/status', 'PUT'],
  ['/api/orders/1/handling', 'PUT'],
  ['/api/orders/statuses', 'PUT'],
  ['/api/orders/1/bill', 'POST'],
  ['/api/bills', 'GET, HEAD'],
  ['/api/bills.csv', 'GET, HEAD'],
  ['/api/bills/TF-26-27-00001', 'GET, HEAD'],
  ['/api/bills/TF-26-27-00001/credit-note', 'POST'],
  ['/api/delivery-charges', 'GET, POST, HEAD'],
  ['/api/delivery-charges/1', 'PUT, DELETE'],
  ['/api/customers', 'GET, POST, HEAD'],
  ['/api/customers/1', 'GET, PUT, HEAD'],
  ['/api/customers/1/joined', 'PUT'],
  ['/api/customers.csv', 'GET, HEAD'],
  ['/api/ledger', 'GET, POST, HEAD'],
  ['/api/ledger/1', 'GET, HEAD'],
  ['/api/ledger/1/reversal', 'POST'],
  ['/api/ledger.csv', 'GET, HEAD'],
  ['/api/analytics-data', 'GET, HEAD'],
  ['/api/visits', 'GET, HEAD'],
  ['/api/visitors', 'GET, POST, HEAD'],
  ['/api/page-views', 'POST'],
  ['/api/settings', 'GET, PUT, HEAD'],
  ['/api/settings/site_name', 'PUT'],
  ['/api/system', 'GET, HEAD'],
  ['/api/password', 'GET, PUT, HEAD'],
  ['/api/two-factor', 'GET, POST, PUT, HEAD'],
  ['/api/two-factor/ended', 'PUT'],
  ['/api/changes', 'GET, HEAD'],
  ['/api/operators', 'GET, POST, HEAD'],
  ['/api/operators/bilal', 'PUT, DELETE'],
  ['/api/operators/bilal/password', 'PUT'],
  ['/api/device', 'DELETE'],
  ['/api/session', 'GET, POST, DELETE, HEAD'],
  ['/api/health', 'GET, HEAD'],
])('%s allows %s and answers every other method with 405', async (path, allowed) => {
  const browser = openTestShop().browser()
  const others = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].filter((method) => !allowed.split(', ').includes(method))
  for (const method of others) {
    const response = await browser.send(method, path)
    expect(response.headers.get('allow')).toBe(allowed)
    await refusal(response, 405)
  }
})

test.each(['/api/secrets', '/api/products/1/2', '/api/visits/1'])('%s is no call: 404 as problem+json', async (path) => {
  const browser = openTestShop().browser()
  for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) await refusal(await browser.send(method, path), 404)
})
