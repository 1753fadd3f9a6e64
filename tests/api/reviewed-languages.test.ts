import { expect, test } from 'vitest'
import { companyOf } from '~/domain/account/company'
import type { SettingKey } from '~/domain/account/setting-list'
import { OTHER_LANGUAGES, type OtherLanguage } from '~/languages'
import { wrongFields } from '../fixtures/problems'
import { openTestShop } from '../fixtures/shops/shop'

async function opened() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const save = (values: Partial<Record<SettingKey, string>>) =>
    operator.put('/api/settings', { changes: Object.entries(values).map(([key, value]) => ({ key, value })) })
  const isReviewed = async (language: OtherLanguage) =>
    companyOf(await (await operator.get('/api/settings')).json(), language).reviewed === 'on'
  return { operator, save, isReviewed }
}

test.each(OTHER_LANGUAGES)('the review of %s needs a name and a day, each refused at its field', async (language) => {
  const { operator, save, isReviewed } = await opened()
  const [on, name, day] = [`${language}_reviewed`, `${language}_reviewer`, `${language}_reviewed_on`] as const
  expect(await wrongFields(await operator.put(`/api/settings/${on}`, { value: 'true' }))).toEqual([name, day])
  expect(await wrongFields(await save({ [on]: 'true', [day]: '2026-11-20' }))).toEqual([name])
  for (const blank of ['  ', '...', '\u3164'])
    expect(await wrongFields(await save({ [on]: 'true', [name]: blank, [day]: '2026-11-20' }))).toEqual([name])
  expect(await wrongFields(await save({ [on]: 'true', [name]: 'Haleema' }))).toEqual([day])
  for (const wrong of ['2026-02-30', 'yesterday', '2999-01-01'])
    expect(await wrongFields(await save({ [on]: 'true', [name]: 'Haleema', [day]: wrong }))).toEqual([day])
  expect(await isReviewed(language)).toBe(false)
  expect((await save({ [on]: 'true', [name]: 'Haleema', [day]: '2026-11-20' })).status).toBe(200)
  expect(await isReviewed(language)).toBe(true)
  expect(await wrongFields(await operator.put(`/api/settings/${name}`, { value: '' }))).toEqual([name])
  expect(await wrongFields(await operator.put(`/api/settings/${day}`, { value: '' }))).toEqual([day])
  expect(await isReviewed(language)).toBe(true)
  expect((await save({ [on]: 'false', [name]: '', [day]: '' })).status).toBe(200)
  expect(await isReviewed(language)).toBe(false)
})

test('a stored switch without its name counts as off', () => {
  const settings = [
    { key: 'ur_reviewed', value: 'true' },
    { key: 'ur_reviewed_on', value: '2026-11-20' },
  ] as const
  expect(companyOf(settings, 'ur')).toMatchObject({ reviewed: '', unreviewed: 'on' })
  expect(companyOf([...settings, { key: 'ur_reviewer', value: 'Haleema' }], 'ur')).toMatchObject({
    reviewed: 'on',
    unreviewed: '',
  })
  expect(companyOf([], 'en')).toMatchObject({ reviewed: 'on', unreviewed: '' })
})
