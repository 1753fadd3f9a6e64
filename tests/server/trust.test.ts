import { describe, expect, test } from 'vitest'
import { wordsOf } from '~/content/words'
import { FIRM_KINDS } from '~/domain/account/firm-kinds'
import { siteValues } from '~/domain/account/page-values'
import { AUDIT_LOG_KEPT_DAYS, BACKUPS_KEPT_DAYS, BILLS_KEPT_YEARS, VISITS_KEPT_DAYS } from '~/domain/kept-days'
import { LANGUAGES, pathIn } from '~/languages'
import { publicRoutes } from '~/routes'
import { operatedServer } from '../fixtures/shops/operated-server'
import { documentOf, one, textOf, texts } from '../fixtures/shops/served-pages'

const SELLER = {
  legal_name: 'Wular Aqua LLP',
  registration_number: 'AAB-1234',
  registered_office: '12 Residency Road, Srinagar',
  grievance_name: 'Asha Bano',
  grievance_office: 'Partner',
  grievance_phone: '+91 94190 54321',
  grievance_email: 'complaints@wular.example.in',
}
const TERMS = {
  firm_kind: 'llp',
  mill_address: 'Plot 7, Lassipora',
  packer_registration: 'LM/JK/2026/118',
  return_days: '17',
  return_freight: 'seller',
  terms: 'Disputes are settled at Srinagar.',
}

const shop = operatedServer()

const pageOf = (path: string) => documentOf(path, shop.server.url)
const footerOf = async (path: string) => textOf(one(await pageOf(path), 'body > footer'))

const save = async (settings: object) => {
  for (const [key, value] of Object.entries(settings))
    expect((await shop.operator.put(`/api/settings/${key}`, { value })).status, key).toBe(200)
}

test.each(LANGUAGES)('unset facts are not mentioned: %s', async (language) => {
  const buying = wordsOf(language, siteValues).pages['/buying-from-us']
  const page = await pageOf(pathIn(language, '/buying-from-us'))
  const { brand, address, phone, email, legalName } = buying.seller
  expect(texts(page, 'main dt')).toEqual([brand, address, phone, email])
  expect(texts(page, 'main h2')).toEqual([buying.seller.title, buying.ordering.title, buying.complaints.title])
  expect(await footerOf(pathIn(language, '/'))).not.toContain(legalName)
})

describe('with the seller in the settings', () => {
  test.each(LANGUAGES)('the page about buying shows all facts: %s', async (language) => {
    await save({ ...SELLER, ...TERMS })
    const buying = wordsOf(language, siteValues).pages['/buying-from-us']
    const page = await pageOf(pathIn(language, '/buying-from-us'))
    const main = textOf(one(page, 'main'))
    const { firm_kind, return_freight, ...said } = { ...SELLER, ...TERMS }
    for (const text of [...Object.values(said), FIRM_KINDS[language].llp, buying.returns.bySeller]) expect(main).toContain(text)
    expect(main).not.toContain(buying.returns.byBuyer)
    expect(one(page, `main a[href="mailto:${SELLER.grievance_email}"]`)).toBeTruthy()
    expect(one(page, 'main a[href="tel:+919419054321"]')).toBeTruthy()
  })

  test.each(publicRoutes)('the footer of $path names the seller and the grievance officer', async ({ path }) => {
    await save(SELLER)
    const footer = await footerOf(path)
    for (const text of Object.values(SELLER)) expect(footer).toContain(text)
  })
})

test.each(LANGUAGES)('the privacy page shows the retention times of the code: %s', async (language) => {
  const main = textOf(one(await pageOf(pathIn(language, '/privacy')), 'main'))
  for (const days of [VISITS_KEPT_DAYS, AUDIT_LOG_KEPT_DAYS, BACKUPS_KEPT_DAYS, BILLS_KEPT_YEARS])
    expect(main).toMatch(new RegExp(`(?<!\\d)${days}(?!\\d)`))
})

test.each(LANGUAGES)('device data can be removed below the pond book and the orders: %s', async (language) => {
  const { title } = wordsOf(language, siteValues).forgetDevice
  expect(textOf(one(await pageOf(pathIn(language, '/privacy')), '#kept'))).toContain(title)
  for (const path of ['/ponds', '/orders']) {
    const page = await pageOf(pathIn(language, path))
    expect(textOf(one(page, 'button[data-forget="device"]'))).toBe(title)
    expect(one(page, 'dialog#forget-device').querySelectorAll('[data-part="asks"] li')).toHaveLength(4)
  }
})

test('with geolocation off, no visitor is located and no page mentions it', async () => {
  const paths = ['/', '/about', '/shop', '/privacy']
  const marked = async () =>
    (await Promise.all(paths.map(pageOf))).filter((page) => page.querySelector('meta[name="no-place"]')).length
  const said = async () => textOf(one(await pageOf('/privacy'), '#others'))
  expect([await marked(), await said()]).toEqual([0, expect.stringContaining('ipapi.co')])
  await save({ visitor_place: 'false' })
  expect(await marked()).toBe(paths.length)
  expect(await said()).not.toContain('ipapi.co')
})

test.each([
  ['/contact', '#contact-form'],
  ['/shop?order=LTF-EARLY-25', 'form[method="post"]'],
])('%s says above its button what its data is used for', async (path, form) => {
  const page = await pageOf(path)
  const note = [...page.querySelectorAll(`${form} a[href="/privacy"]`)]
  expect(note).toHaveLength(1)
})
