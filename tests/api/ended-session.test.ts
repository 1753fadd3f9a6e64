import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { newProduct } from '../fixtures/rows/products'
import { openTestShop } from '../fixtures/shops/shop'

const FORM = 'multipart/form-data; boundary=x'
const PICTURE = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nno picture\r\n--x--\r\n'

test.each([
  ['POST', '/api/products', 'application/json', JSON.stringify(newProduct())],
  ['PUT', '/api/products.csv', 'text/csv', 'ID,Stock\n1,7\n'],
  ['POST', '/api/uploads', FORM, PICTURE],
])('%s %s changes nothing if the session ends while the body is received', async (method, path, type, text) => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const { version } = shop.store
  const cookie = [...operator.cookies].map((pair) => pair.join('=')).join('; ')
  const body = new ReadableStream(
    {
      async pull(controller) {
        await operator.delete('/api/session')
        controller.enqueue(new TextEncoder().encode(text))
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { Host: 'shop.test', Cookie: cookie, 'Content-Type': type }
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, duplex: 'half' }
  await refusal(await shop.fetch(new Request(`http://shop.test${path}`, init)), 401)
  expect(shop.store.version).toBe(version + 1)
})
