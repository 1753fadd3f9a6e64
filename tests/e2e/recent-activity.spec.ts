import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { resize } from '../fixtures/browser/frames'
import { sendContact, uniqueName } from '../fixtures/browser/placed'
import { newNotification } from '../fixtures/rows/notifications'

// After sign-out, the login page still requests data that only the operator may read.
test.use({ expectedErrors: [/401 \(Unauthorized\)/] })

test('counts inquiries, product inquiries and unread alerts, and lists the latest five of each', async ({
  operatorPage: page,
}) => {
  const names: string[] = []
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const name = uniqueName(`Asker${turn}`)
    names.unshift(name)
    await sendContact(page.request, { name, subject: turn % 2 ? 'Product Inquiry: fry' : 'Delivery time' })
  }
  await page.request.post('/api/notifications', { data: newNotification() })
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/secure-portal-jk2024')
  const activity = page.getByRole('region', { name: 'Recent Activity' })
  await expect(activity).toContainText(names[0] as string)
  await expect(async () => {
    const contacts: { subject: string }[] = await (await page.request.get('/api/contacts')).json()
    const product = contacts.filter(({ subject }) => subject.includes('Product Inquiry')).length
    const { unread } = await (await page.request.get('/api/notifications/unread')).json()
    expect(unread).toBeGreaterThan(0)
    const cards = `Total Inquiries${contacts.length}Product Inquiries${product}Unread Alerts${unread}`
    await expect(activity.getByRole('region', { name: 'Activity at a glance' })).toHaveText(cards, { timeout: 500 })
  }).toPass()
  for (const title of ['Latest Product Inquiries', 'Latest Contact Messages']) {
    await expect(activity.getByRole('heading', { name: title })).toBeVisible()
  }
  const [products, messages] = await activity.getByRole('list').all()
  await expect(messages?.getByRole('listitem') ?? activity).toHaveCount(5)
  await expect(products?.getByRole('listitem').filter({ hasNotText: 'Product Inquiry' }) ?? activity).toHaveCount(0)
})

test('has the mark and one picture beside the form; a phone has the mark above it and loads no picture', async ({ page }) => {
  const pictures = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'image' && pictures.add(new URL(request.url()).pathname))
  for (const width of [360, 767, 768, 1366]) {
    await resize(page, { width, height: 768 })
    pictures.clear()
    await page.goto('/secure-portal-jk2024')
    const form = page.getByRole('region', { name: 'Admin Login' })
    const mark = page.locator('main svg').first()
    await expect(form.getByRole('button')).toBeVisible()
    await expect.poll(() => [...pictures].filter((each) => each.endsWith('/valley.svg')).length).toBe(width < 768 ? 0 : 1)
    const [drawn, fields, activity] = await Promise.all(
      [mark, form, page.getByRole('region', { name: 'Recent Activity' })].map((part) => part.boundingBox()),
    )
    if (!drawn || !fields || !activity) throw new Error('A part of the page is not shown.')
    if (width < 768) expect(drawn.y + drawn.height).toBeLessThanOrEqual(fields.y)
    else for (const beside of [drawn, activity]) expect(beside.x).toBeGreaterThanOrEqual(fields.x + fields.width)
    await expectAccessible(page)
  }
})
