import { describe, expect, test } from 'vitest'
import { BOT_FIELD, BOT_SENTENCE } from '~/schemas/bot-field'
import { openPage, postedForms } from '../fixtures/posted'

describe.each(postedForms)('the form that is posted to $path', (posted) => {
  const { form } = posted

  test('is refused with a sentence where the hidden field is filled, and nothing is kept or lost', async () => {
    const { send, kept, store } = openPage(posted)
    const filled = { ...form, key: 'page-key-0001', [BOT_FIELD]: 'https://cheap.example' }
    const refused = await send(new URLSearchParams(filled))
    expect(refused).toMatchObject({ status: 422, sentence: BOT_SENTENCE, errors: {}, form: { name: form.name } })
    expect([await kept(), store.version]).toEqual([[], 0])
  })

  test('is taken where the hidden field is there and empty', async () => {
    const { send, kept } = openPage(posted)
    expect((await send(new URLSearchParams({ ...form, key: 'page-key-0001', [BOT_FIELD]: '' }))).status).toBe(201)
    expect(await kept()).toHaveLength(1)
  })

  test.each([
    ['JSON', '{"name":"Ghulam Nabi"}', 'application/json'],
    ['plain text', 'name=Ghulam', 'text/plain'],
    ['multipart without a boundary', 'name=Ghulam', 'multipart/form-data'],
    ['nothing', '', 'application/x-www-form-urlencoded'],
  ])('is refused with 422 where it is %s', async (_name, body, type) => {
    const { send, kept } = openPage(posted)
    expect((await send(body, { 'Content-Type': type })).status).toBe(422)
    expect(await kept()).toEqual([])
  })
})
