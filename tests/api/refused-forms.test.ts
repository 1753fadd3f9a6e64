import { expect, test } from 'vitest'
import { tooMany } from '~/api/http/problems'
import { openPage, postedForms } from '../fixtures/shops/form-actions'

const BUTTONS = ['', 'recount', 'another']

const presses = postedForms.flatMap((form) => BUTTONS.map((button) => [form.path, button, form] as const))

test.each(presses)('%s posted too often by its button "%s" is returned with its input', async (_, button, posted) => {
  const { send, kept } = openPage(posted, tooMany(40))
  const answer = await send(new URLSearchParams({ ...posted.form, feed: 'LTF-SMALL-25 2750.00', bags: '3', [button]: 'yes' }))
  const { status, form, retryAfter, sentence } = answer
  expect({ district: '', order: '', ...posted.form }).toMatchObject(form)
  expect([status, retryAfter, sentence]).toEqual([429, '40', expect.stringContaining('Too many')])
  if ('more' in answer) expect(answer.more).toEqual([{ feed: 'LTF-SMALL-25 2750.00', bags: '3' }])
  expect(await kept()).toEqual([])
})
