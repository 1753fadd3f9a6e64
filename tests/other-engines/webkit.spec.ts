import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver'
import { feedingPlan as englishPlan } from '~/content/en/calculators'
import { ponds as englishPonds } from '~/content/en/ponds'
import { messageParamsIn } from '~/content/message-params'
import { feedingPlan as urduPlan } from '~/content/ur/calculators'
import { ponds as urduPonds } from '~/content/ur/ponds'
import { wordsOf } from '~/content/words'
import { siteValues } from '~/domain/account/page-values'
import { pathIn } from '~/languages'
import { LOGIN_PATH } from '~/login-path'
import { expectClosed } from '../fixtures/browser/closed'
import { uniqueName } from '../fixtures/browser/placed'
import { expect, test } from '../fixtures/browser/webkit'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

const plans = { en: englishPlan(messageParamsIn('en')).title, ur: urduPlan(messageParamsIn('ur')).title }
const examples = { en: englishPonds.today.empty.example, ur: urduPonds.today.empty.example }
const { customerEmail, customerPhone, shippingAddress } = newOrder()
const WAIT = 15_000
const FEED = 'main li button[data-order]'

/** Replaces the text of a field. Clearing it with WebDriver would blur it and reset a quantity to 1. */
async function type(field: WebElement, text: string) {
  const { length } = (await field.getProperty('value')) as string
  await field.sendKeys(Key.BACK_SPACE.repeat(length), text)
}

/** The page actions of the journey, done with WebDriver. */
const pageOf = (driver: WebDriver, origin: string) => {
  const seen = async (css: string) => {
    const element = await driver.wait(until.elementLocated(By.css(css)), WAIT)
    return driver.wait(until.elementIsVisible(element), WAIT, `${css} is seen`)
  }
  const press = async (element: WebElement) => {
    // A fixed bar covers elements at the edge of the window.
    await driver.executeScript((each: Element) => each.scrollIntoView({ block: 'center' }), element)
    await element.click()
  }
  return {
    seen,
    press,
    go: (path: string) => driver.get(new URL(path, origin).href),
    pressNamed: async (name: string) =>
      press(await driver.wait(until.elementLocated(By.xpath(`//button[normalize-space()="${name}"]`)), WAIT)),
    async fill(inside: string, texts: Record<string, string>) {
      for (const [name, text] of Object.entries(texts)) {
        await type(await seen(`${inside} [name="${name}"]:not([type="radio"])`), text)
      }
    },
    expectClosed: (but: string[] = []) => expectClosed({ evaluate: (look, asked) => driver.executeScript(look, asked) }, but),
    count: async (css: string) => (await driver.findElements(By.css(css))).length,
  }
}

for (const language of ['en', 'ur'] as const)
  test(`orders, writes, calculates, keeps a pond, and confirms the order, in ${language}`, async ({
    driver,
    server,
    request,
  }) => {
    test.slow()
    const name = uniqueName('Ghulam')
    const { frame, order, contactForm, inquiries, orderPage } = wordsOf(language, siteValues)
    const page = pageOf(driver, server.url)
    let number = ''

    await test.step('home', async () => {
      await page.go(pathIn(language, '/'))
      await page.seen('h1')
      await page.expectClosed()
    })
    await test.step('shop', async () => {
      await page.go(pathIn(language, '/shop'))
      const box = await page.seen('[type="search"]')
      await page.press(box)
      await expect.poll(() => page.count('astro-island:not([ssr]) [type="search"]')).toBe(1)
      await expect.poll(() => page.count(FEED)).toBe(3)
      await type(box, '30 g')
      await expect.poll(() => page.count(FEED)).toBe(1)
      await type(box, '')
      await expect.poll(() => page.count(FEED)).toBe(3)
    })
    await test.step('order of two feeds', async () => {
      await page.press(await page.seen(FEED))
      const { street: address } = shippingAddress
      await page.fill('#order form[method="post"]', { quantity: '2', phone: customerPhone, name, address, email: customerEmail })
      await page.pressNamed(order.another)
      const other = '#order [data-row]'
      // The first one is already ordered.
      await page.press(await page.seen(`${other} option:nth-child(3)`))
      await type(await page.seen(`${other} input`), '3')
      await expect.poll(async () => (await page.seen('#order [data-total]')).getText()).toContain('₹')
      await page.pressNamed(order.submit)
      number = /\d+/.exec(await (await page.seen('#receipt[open] dd')).getText())?.[0] ?? ''
      await page.expectClosed(['#receipt'])
      await page.press(await page.seen(`#receipt [aria-label="${frame.close}"]`))
      await expect.poll(() => page.count('#receipt[open]')).toBe(0)
    })
    await test.step('My Orders, and the order’s page', async () => {
      await page.go(pathIn(language, '/orders'))
      await page.press(await page.seen('main li a[href*="/order/"]'))
      await driver.wait(until.urlContains('/order/'), WAIT)
      await expect.poll(async () => (await page.seen('h1')).getText()).toBe(orderPage.title(number))
      await page.expectClosed()
    })
    await test.step('contact', async () => {
      await page.go(pathIn(language, '/contact'))
      await page.press(await page.seen('[data-subjects] label:has([value="Feeding Advice"])'))
      await page.fill('#contact-form', { name, email: customerEmail, message: 'Which pellet suits fish of 40 g?' })
      const subject = await page.seen('#contact-form [name="subject"]')
      expect(await subject.getAttribute('value')).toBe(inquiries['Feeding Advice'])
      await page.pressNamed(contactForm.send)
      await page.seen('[data-sent]')
    })
    await test.step('guide', async () => {
      await page.go(pathIn(language, '/feeding-guide#calculator'))
      await page.fill('#calculator', { fishCount: '1000', averageWeight: '50', waterTemp: '10', pondSize: '20' })
      await expect
        .poll(async () => (await page.seen(`#calculator [aria-label="${plans[language]}"]`)).getText())
        .toContain('0.70 kg')
    })
    await test.step('pond book', async () => {
      await page.go(pathIn(language, '/ponds'))
      await page.pressNamed(examples[language])
      await page.seen('main article')
      await page.expectClosed()
    })
    await test.step('back office', async () => {
      await page.go(LOGIN_PATH)
      await page.fill('form', OPERATOR)
      await page.pressNamed('Sign In')
      await driver.wait(until.urlContains('/admin'), WAIT)
      await page.go(`/admin-orders?search=${number}`)
      const status = await page.seen(`[aria-label="Status of order #${number}"]`)
      await page.press(await status.findElement(By.css('[value="confirmed"]')))
      await page.seen(`[aria-label="View order #${number}"]`)
    })
    expect((await request.post('/api/session', { data: OPERATOR })).status()).toBe(201)
    const kept = async () => (await request.get(`/api/orders/${number}`)).json()
    await expect.poll(async () => (await kept()).status).toBe('confirmed')
    expect(await kept()).toMatchObject({ customerName: name, items: [{ quantity: 2 }, { quantity: 3 }] })
    const enquiries: { name: string }[] = await (await request.get('/api/contacts')).json()
    // One enquiry comes from the order, one from the message.
    expect(enquiries.filter((enquiry) => enquiry.name === name)).toHaveLength(2)
  })
