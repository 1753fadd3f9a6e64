import type { Page } from '@playwright/test'
import { contactForm as hindiContact } from '~/content/hi/contact'
import { messages as hindi } from '~/content/hi/messages'
import { languageOffers } from '~/content/language-offers'
import { messageParamsIn } from '~/content/message-params'
import { contactForm as urduContact } from '~/content/ur/contact'
import { messages as urdu } from '~/content/ur/messages'
import { type Language, languages, pathIn } from '~/languages'
import { expect, test } from '../fixtures/browser/browser'
import { translatedPlanOf } from '../fixtures/browser/calculators'
import { resize } from '../fixtures/browser/frames'
import { areApart, becomeIdle, seeIslands } from '../fixtures/browser/pages'
import { newOrder } from '../fixtures/rows/orders'

const words = {
  ur: { ...urdu(messageParamsIn('ur')), contactForm: urduContact(messageParamsIn('ur')) },
  hi: { ...hindi(messageParamsIn('hi')), contactForm: hindiContact(messageParamsIn('hi')) },
}
const names = { ur: 'غلام نبی ڈار', hi: 'ग़ुलाम नबी डार' }
type Translated = keyof typeof words

test.use({ viewport: { width: 360, height: 740 } })

const field = (page: Page, name: string) =>
  page.locator(`main, dialog`).locator(`:is(input:not([type="radio"]), textarea)[name="${name}"]`).filter({ visible: true })

async function calculate(page: Page, language: Translated) {
  await page.goto(pathIn(language, '/feeding-guide#calculator'))
  await seeIslands(page)
  const figures = { fishCount: '1000', averageWeight: '50', waterTemp: '10', pondSize: '20' }
  for (const [name, text] of Object.entries(figures)) await field(page, name).first().fill(text)
  await expect(translatedPlanOf(page, language).getByText('0.70 kg').first()).toBeVisible()
}

async function fillOrder(page: Page, name: string) {
  const { customerEmail, customerPhone, shippingAddress } = newOrder()
  await page.locator('button[data-order]').first().click()
  await field(page, 'quantity').fill('2')
  await field(page, 'phone').fill(customerPhone)
  await field(page, 'name').fill(name)
  await field(page, 'address').fill(shippingAddress.street)
  await field(page, 'email').fill(customerEmail)
}

async function fillMessage(page: Page, name: string) {
  await page.locator('[data-subjects] input').first().check()
  const texts = { name, email: 'a@example.com', message: name }
  for (const [each, text] of Object.entries(texts)) await field(page, each).fill(text)
}

async function expectMessage(operator: Page, name: string, language: Language) {
  const contacts: object[] = await (await operator.request.get('/api/contacts')).json()
  expect(contacts).toContainEqual(expect.objectContaining({ name, language, subject: 'Product Inquiry' }))
}

const send = (page: Page, form: string) => page.locator(`${form} button[type="submit"]:not([name])`)

async function expectOrder(operator: Page, name: string, language: Language) {
  const orders: { customerName: string }[] = await (await operator.request.get('/api/orders')).json()
  expect(orders.filter(({ customerName }) => customerName === name)).toEqual([
    expect.objectContaining({ language, items: [expect.objectContaining({ quantity: 2 })] }),
  ])
}

test.describe('in Urdu', () => {
  const language = 'ur'
  test.use({ locale: language })

  test('a farmer gets a language offer, reads, calculates, orders two bags and sends a message', { tag: '@journey' }, async ({
    page,
    operatorPage,
  }) => {
    test.slow()
    const { contactForm, receipt } = words[language]
    await test.step('it is offered once', () => expectOneOffer(page, language))
    await test.step('the switch keeps the page, what it asks for, and what was typed', async () => {
      await page.locator('header').getByRole('link', { name: languages[language].name }).click()
      await expect(page).toHaveURL(pathIn(language, '/shop?search=small'))
      await expect(page.locator('html')).toHaveAttribute('lang', languages[language].tag)
      await expect(page.getByRole('searchbox')).toHaveValue('small')
    })
    await test.step('the calculator answers', () => calculate(page, language))
    await test.step('the order arrives with its language', async () => {
      await page.goto(pathIn(language, '/shop'))
      await seeIslands(page)
      await fillOrder(page, names[language])
      await send(page, '#order form[method="post"]').click()
      await expect(page.getByText(receipt.placed.shop).first()).toBeVisible()
      await expectOrder(operatorPage, names[language], language)
    })
    await test.step('the message is sent', async () => {
      await page.goto(pathIn(language, '/contact'))
      await seeIslands(page)
      await fillMessage(page, names[language])
      await send(page, 'main form[method="post"]').click()
      await expect(page.locator('main [role="status"]').filter({ hasText: contactForm.notices.contact.sent.title })).toBeVisible()
      await expectMessage(operatorPage, names[language], language)
    })
  })
})

async function expectOneOffer(page: Page, language: Translated) {
  const { read, close } = languageOffers[language]
  const taken = page.getByRole('link', { name: read })
  const expectNone = async () => {
    await page.reload()
    await becomeIdle(page)
    await expect(taken).toHaveCount(0)
  }
  await page.goto('/')
  await expect(taken).toBeVisible()
  const line = page.locator('p').filter({ has: taken })
  const first = page.locator(':is(.bar, .quick) :is(a, button), h1, .hero :is(p, a), main > header p').filter({ visible: true })
  const expectApart = async () => {
    await expect(taken).toBeVisible()
    for (const part of await first.all())
      expect(await areApart(line, part), `${page.url()} ${await part.textContent()}`).toBe(true)
  }
  await expectApart()
  await test.step('on a phone it covers no first words of a page in another language either', async () => {
    await resize(page, { width: 360, height: 740 })
    for (const path of ['/shop', '/feeding-guide', '/contact']) {
      await page.goto(pathIn(language === 'ur' ? 'hi' : 'ur', path))
      await expectApart()
    }
    await resize(page, { width: 1280, height: 900 })
  })
  await test.step('it leaves with the first screen', async () => {
    await page.goto('/feeding-guide')
    await expect(taken).toBeVisible()
    await page.evaluate(() => scrollTo(0, 3000))
    await expect(taken).not.toBeInViewport()
  })
  await test.step('it stands on the first screen, too, where it comes after a scroll', async () => {
    await page.route('**/_astro/language-offer*', async (route) => {
      await page.evaluate(() => scrollTo(0, 3000))
      await route.continue()
    })
    await page.goto('/feeding-guide')
    await expect(page.getByRole('link', { name: read, includeHidden: true })).toBeAttached()
    await expect(taken).toBeHidden()
    await page.unroute('**/_astro/language-offer*')
  })
  await page.goto('/shop?search=small')
  await page.getByRole('button', { name: close }).click()
  await expectNone()
  await test.step('a language that was chosen by another link is a choice, too', async () => {
    await page.evaluate(() => localStorage.removeItem('language_offer'))
    await page.reload()
    await expect(taken).toBeVisible()
    await page.locator(`.bar a[hreflang="${language}"]`).click()
    await expect(page).toHaveURL(`/${language}/shop?search=small`)
    await page.goto('/shop?search=small')
    await expectNone()
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/422|409/] })

  test('a farmer is refused in Hindi, orders two bags and sends a message', async ({ page, operatorPage }) => {
    const language = 'hi'
    const name = `${names[language]} ۲`
    await page.goto(`/${language}/feeding-guide`)
    await expect(page.locator('#calculator output, #calculator strong').first()).toBeVisible()
    await page.goto(`/${language}/shop`)
    await fillOrder(page, name)
    await field(page, 'quantity').fill('5000')
    await send(page, '#order form[method="post"]').click()
    await expect(field(page, 'quantity')).toHaveAccessibleDescription(/[\p{Script=Arabic}\p{Script=Devanagari}]/u)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(field(page, 'name')).toHaveValue(name)
    await field(page, 'quantity').fill('2')
    await send(page, '#order form[method="post"]').click()
    await expect(page.getByRole('alert')).toContainText(words[language].receipt.placed.shop)
    await expectOrder(operatorPage, name, language)
    await page.goto(`/${language}/contact`)
    await fillMessage(page, name)
    await send(page, 'main form[method="post"]').click()
    await expect(page).toHaveURL(new RegExp(`^[^?]*/${language}/contact`))
    await expect(
      page.locator('main [role="status"]').filter({ hasText: words[language].contactForm.notices.contact.sent.title }),
    ).toBeVisible()
    await expectMessage(operatorPage, name, language)
  })
})
