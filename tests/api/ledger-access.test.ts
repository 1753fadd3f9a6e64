import { newCustomer, newPayment, openLedger } from '../fixtures/rows/customers'
import { testAccess } from '../fixtures/shops/access'

async function openWithPayment() {
  const opened = await openLedger()
  await opened.create({ phone: '98765 43210' })
  await opened.create({ phone: '98765 11111' })
  await opened.entered()
  await opened.order('98765 43210')
  return opened
}

testAccess(
  [
    { method: 'GET', path: '/api/customers', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/customers?page=1', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/customers/1', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/customers.csv', visitor: 401, operator: 200 },
    { method: 'POST', path: '/api/customers', visitor: 401, operator: 201, body: newCustomer(), wrong: { phone: '941901234' } },
    { method: 'PUT', path: '/api/customers/1', visitor: 401, operator: 200, body: newCustomer(), wrong: { name: '' } },
    { method: 'PUT', path: '/api/customers/1/joined', visitor: 401, operator: 200, body: { into: 2 }, wrong: { into: 'Nabi' } },
    { method: 'GET', path: '/api/ledger?customer=1', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/ledger.csv?customer=1', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/day-book?from=2026-11-01&to=2026-11-30', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/day-book.csv?from=2026-11-01&to=2026-11-30', visitor: 401, operator: 200 },
    { method: 'POST', path: '/api/ledger', visitor: 401, operator: 201, body: newPayment(), wrong: { amount: 0 } },
    {
      method: 'POST',
      path: '/api/ledger/payments',
      visitor: 401,
      operator: 201,
      body: { customerId: 1, method: 'cash', orders: [{ orderId: 1, amount: 500 }] },
      wrong: { orders: [] },
    },
    { method: 'GET', path: '/api/unbilled-orders', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/ledger/1', visitor: 401, operator: 200 },
    { method: 'POST', path: '/api/ledger/1/reversal', visitor: 401, operator: 201 },
  ],
  openWithPayment,
)
