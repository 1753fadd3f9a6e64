import { newPushSubscription } from '../fixtures/rows/push-subscriptions'
import { testAccess } from '../fixtures/shops/access'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

async function openSignedIn() {
  const shop = openTestShop()
  return { shop, operator: await shop.browser().signIn() }
}

testAccess(
  [
    { method: 'GET', path: '/api/settings', visitor: 401, operator: 200 },
    {
      method: 'PUT',
      path: '/api/settings/site_name',
      visitor: 401,
      operator: 200,
      body: { value: 'Trout' },
      wrong: { value: 7 },
    },
    { method: 'GET', path: '/api/system', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/ready-to-sell', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/password', visitor: 401, operator: 200 },
    {
      method: 'PUT',
      path: '/api/password',
      visitor: 401,
      operator: 200,
      body: { current: OPERATOR.password, password: 'colder-water-and-pebbles', repeated: 'colder-water-and-pebbles' },
      wrong: { repeated: 'another' },
    },
    { method: 'GET', path: '/api/push-subscriptions', visitor: 401, operator: 200 },
    {
      method: 'POST',
      path: '/api/push-subscriptions',
      visitor: 401,
      operator: 201,
      body: newPushSubscription(),
      wrong: { endpoint: 'https://feed.example/push' },
    },
    { method: 'DELETE', path: '/api/push-subscriptions/1', visitor: 401, operator: 404 },
    { method: 'GET', path: '/api/two-factor', visitor: 401, operator: 200 },
    {
      method: 'POST',
      path: '/api/two-factor',
      visitor: 401,
      operator: 201,
      body: { password: OPERATOR.password },
      wrong: { password: '' },
    },
    { method: 'PUT', path: '/api/two-factor', visitor: 401, operator: 409, body: { code: '123456' }, wrong: { code: '' } },
    {
      method: 'PUT',
      path: '/api/two-factor/ended',
      visitor: 401,
      operator: 200,
      body: { password: OPERATOR.password, code: '123456' },
      wrong: { password: '' },
    },
    { method: 'GET', path: '/api/changes', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/operators', visitor: 401, operator: 200 },
    {
      method: 'POST',
      path: '/api/operators',
      visitor: 401,
      operator: 201,
      body: { name: 'Bilal', username: 'bilal', newPassword: 'walnuts-beside-the-weir', password: OPERATOR.password },
      wrong: { username: 'b l' },
    },
    {
      method: 'PUT',
      path: '/api/operators/operator',
      visitor: 401,
      operator: 200,
      body: { name: 'Aisha' },
      wrong: { name: '' },
    },
    {
      method: 'DELETE',
      path: '/api/operators/operator',
      visitor: 401,
      operator: 409,
      body: { password: OPERATOR.password },
      wrong: { password: '' },
    },
    {
      method: 'PUT',
      path: '/api/operators/operator/password',
      visitor: 401,
      operator: 409,
      body: { newPassword: 'walnuts-beside-the-weir', password: OPERATOR.password },
      wrong: { newPassword: 'short' },
    },
    { method: 'GET', path: '/api/security-events', visitor: 401, operator: 200 },
    { method: 'GET', path: '/api/session', visitor: 401, operator: 200 },
    { method: 'POST', path: '/api/session', visitor: 201, operator: 201, body: OPERATOR, wrong: { password: '' } },
    { method: 'DELETE', path: '/api/session', visitor: 204, operator: 204 },
    { method: 'DELETE', path: '/api/device', visitor: 204, operator: 204 },
  ],
  openSignedIn,
)
