import { expect, test } from 'vitest'
import { remindOfCertificates } from '~/api/custom-content/custom-content'
import { MAX_CUSTOM_CONTENT } from '~/domain/account/custom-content-schema'
import { DAY } from '~/domain/day'
import { refusal, wrongFields } from '../fixtures/problems'
import { newCertificate, newNotice, newPhoto, newQuestion } from '../fixtures/rows/custom-content'
import { openTestShop } from '../fixtures/shops/shop'
import { NOON, stopClock } from '../fixtures/stopped-clock'

stopClock()

const PATH = '/api/own-words'

async function openOperated() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  return { shop, operator, list: async () => (await operator.get(PATH)).json() }
}

test.each([
  ['certificate', newCertificate(), { number: 'FS 2' }],
  ['photo', newPhoto(), { caption_hi: 'हमारी मिल' }],
  ['notice', newNotice(), { until: '2026-11-22' }],
  ['question', newQuestion(), { order: 3 }],
] as const)('a %s is added, changed and removed, and the list of changes tells it', async (_, added, changed) => {
  const { operator, list } = await openOperated()
  expect((await operator.post(PATH, added)).status).toBe(201)
  const words = { ...added.words, ...changed }
  expect(await (await operator.put(`${PATH}/1`, { words }, { 'If-Match': '"1"' })).json()).toEqual({ id: 1, words, version: 2 })
  await refusal(await operator.put(`${PATH}/1`, added, { 'If-Match': '"1"' }), 409)
  expect(await list()).toEqual([{ id: 1, words, version: 2 }])
  expect((await operator.delete(`${PATH}/1`)).status).toBe(204)
  expect(await list()).toEqual([])
  const { rows } = await (await operator.get('/api/changes')).json()
  const [[field, after] = []] = Object.entries(changed)
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(['deleted', 'edited', 'added'])
  expect(rows[1]).toMatchObject({ noun: 'own-words', fields: [{ field, after: String(after) }] })
})

test.each([
  ['a certificate that is over', newCertificate({ validUntil: '2026-11-21' }), 'words.validUntil'],
  ['a notice that is over', newNotice({ until: '2026-11-21' }), 'words.until'],
  ['dates turned round', newNotice({ from: '2026-12-02', until: '2026-12-01' }), 'words.until'],
  ['no day', newNotice({ from: '' }), 'words.from'],
  ['a day of no calendar', newCertificate({ validUntil: '2027-02-30' }), 'words.validUntil'],
  ['no number', newCertificate({ number: ' ' }), 'words.number'],
  ['a name of nothing that is seen', newCertificate({ name: '\u2068\u2069' }), 'words.name'],
  ['a picture that could run', newCertificate({ imageUrl: 'javascript:alert(1)' }), 'words.imageUrl'],
  ['a photo of nothing', newPhoto({ of: 'pond' }), 'words.of'],
  ['no photo', newPhoto({ imageUrl: undefined }), 'words.imageUrl'],
  ['a photo that could run', newPhoto({ imageUrl: 'data:text/html,x' }), 'words.imageUrl'],
  ['a long figure', newCertificate({ protein: '3'.repeat(21) }), 'words.protein'],
  ['two lines', newNotice({ text_ur: 'ایک\nدو' }), 'words.text_ur'],
  ['a long notice', newNotice({ text_en: 'x'.repeat(161) }), 'words.text_en'],
  ['a notice in no language', { words: { kind: 'notice', from: '2026-11-22', until: '2026-11-23' } }, 'words.text_en'],
  ['a question without its answer', newQuestion({ answer_hi: undefined }), 'words.answer_hi'],
  ['an answer without its question', newQuestion({ question_hi: undefined }), 'words.question_hi'],
  ['no question', { words: { kind: 'question', order: 0 } }, 'words.question_en'],
  ['half a place', newQuestion({ order: 1.5 }), 'words.order'],
  ['no kind', { words: { ...newNotice().words, kind: 'poem' } }, 'words.kind'],
])('refuses %s at its field', async (_, body, field) => {
  const { operator, list } = await openOperated()
  expect(await wrongFields(await operator.post(PATH, body))).toContain(field)
  expect(await list()).toEqual([])
})

test('a text of 10 MB is too large', async () => {
  const { operator } = await openOperated()
  await refusal(await operator.post(PATH, newNotice({ text_en: 'x'.repeat(10 * 1024 * 1024) })), 413)
})

test.each([
  ['certificate', newCertificate()],
  ['notice', newNotice()],
  ['question', newQuestion()],
] as const)('there are as many of a %s as pages have places', async (kind, body) => {
  const { operator, list } = await openOperated()
  for (let count = 0; count < MAX_CUSTOM_CONTENT[kind]; count++) expect((await operator.post(PATH, body)).status).toBe(201)
  await refusal(await operator.post(PATH, body), 409)
  await operator.delete(`${PATH}/1`)
  expect((await operator.post(PATH, body)).status).toBe(201)
  expect(await list()).toHaveLength(MAX_CUSTOM_CONTENT[kind])
})

test('expired content can be edited if its last day stays, and keeps its kind', async () => {
  const { shop, operator } = await openOperated()
  const { words } = newCertificate({ validUntil: '2026-11-21' })
  await shop.store.update((rows) => void rows.ownWords.insert({ words, version: 1 }))
  expect((await operator.put(`${PATH}/1`, newCertificate({ validUntil: '2026-11-21', number: 'FS 3' }))).status).toBe(200)
  expect(await wrongFields(await operator.put(`${PATH}/1`, newCertificate({ validUntil: '2026-11-20' })))).toEqual([
    'words.validUntil',
  ])
  expect(await wrongFields(await operator.put(`${PATH}/1`, newNotice()))).toEqual(['words.kind'])
})

test('a certificate is announced once thirty days before its last day, and again for a new last day', async () => {
  const { shop, operator, list } = await openOperated()
  await operator.post(PATH, newCertificate({ validUntil: '2026-12-23' }))
  const rung = async (day: number) => {
    await remindOfCertificates(shop.store, Date.parse(NOON) + day * DAY)
    const told: { title: string; message: string }[] = await (await operator.get('/api/notifications')).json()
    return told.filter(({ title }) => title === 'Certificate to Renew').map(({ message }) => message)
  }
  const first = 'ISO 22000 (FS 700 123) holds until 23\u00a0Dec\u00a02026.'
  expect([await rung(0), await rung(1), await rung(1), await rung(9)]).toEqual([[], [first], [first], [first]])
  expect((await operator.put(`${PATH}/1`, newCertificate({ validUntil: '2027-12-23' }), { 'If-Match': '"1"' })).status).toBe(200)
  expect([(await rung(10)).length, (await rung(366 + 1)).length, (await rung(366 + 2)).length]).toEqual([1, 2, 2])
  expect(await list()).toMatchObject([{ version: 2 }])
})

test('the dashboard counts certificates that expire within a month', async () => {
  const { operator } = await openOperated()
  const counted = async () => (await (await operator.get('/api/dashboard')).json()).next.certificates.count
  await operator.post(PATH, newCertificate({ validUntil: '2026-12-23' }))
  expect(await counted()).toBe(0)
  await operator.post(PATH, newCertificate({ validUntil: '2026-12-22' }))
  await operator.post(PATH, newCertificate({ validUntil: '2026-11-22' }))
  expect(await counted()).toBe(2)
})

test('one photo shows the mill and one its people', async () => {
  const { operator } = await openOperated()
  expect((await operator.post(PATH, newPhoto())).status).toBe(201)
  await refusal(await operator.post(PATH, newPhoto()), 409)
  expect((await operator.post(PATH, newPhoto({ of: 'people' }))).status).toBe(201)
  await refusal(await operator.put(`${PATH}/2`, newPhoto(), { 'If-Match': '"1"' }), 409)
  expect((await operator.put(`${PATH}/1`, newPhoto({ imageUrl: '/uploads/new.webp' }), { 'If-Match': '"1"' })).status).toBe(200)
})
