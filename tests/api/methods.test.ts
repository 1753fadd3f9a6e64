import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { endpoints, openTestShop } from '../fixtures/shops/shop'

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']

test.each(endpoints)('$routePattern allows its methods and answers others with 405', async (call) => {
  const browser = openTestShop().browser()
  const has = METHODS.filter((method) => method in call.endpoint)
  expect(has).not.toEqual([])
  const allowed = has.includes('GET') ? [...has, 'HEAD'] : has
  for (const method of METHODS.filter((each) => !has.includes(each))) {
    const response = await browser.send(method, call.routePattern.replaceAll(/\[\w+\]/g, '1'))
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(allowed.sort())
    await refusal(response, 405)
  }
})

test.each(['/api/secrets', '/api/products/1/2', '/api/visits/1'])('%s is not a call: 404 as problem+json', async (path) => {
  const browser = openTestShop().browser()
  for (const method of METHODS.filter((each) => each !== 'OPTIONS')) await refusal(await browser.send(method, path), 404)
})
