import { describe, expect, test } from 'vitest'
import { mailServer } from '~/api/mail/mail-server'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { openMailing, SECOND, soon } from '../fixtures/shops/mailing'
import { silentServer } from '../fixtures/shops/silent-server'

const DAY = 24 * 3600 * SECOND

const away = Object.assign(new Error('connect ECONNREFUSED operator@example.com'), { code: 'ECONNREFUSED' })

describe('while the mail server is unavailable', () => {
  test('orders are accepted, waits grow to an hour, and all mails arrive in order afterwards', async () => {
    const { customer, mailing, subjects, refuse, tries } = await openMailing()
    refuse(away)
    expect((await customer.post('/api/orders', newOrder())).status).toBe(201)
    const begin = Date.now()
    const triesAt = (second: number) => mailing.check(begin + second * SECOND).then(tries)
    let second = 1
    expect(await triesAt(second)).toBe(1)
    for (const [index, wait] of [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600].entries()) {
      second += wait
      expect(await triesAt(second - 1), `a second before ${wait}`).toBe(index + 1)
      expect(await triesAt(second), `after ${wait} seconds`).toBe(index + 2)
    }
    await customer.post('/api/orders', newOrder())
    refuse(undefined)
    await mailing.check(begin + 5 * 3600 * SECOND)
    expect(subjects()).toEqual([expect.stringContaining('#1'), expect.stringContaining('#2')])
  })

  test('a restart loses no mail', async () => {
    const { customer, mailing, reopen, subjects, refuse } = await openMailing()
    refuse(away)
    await customer.post('/api/orders', newOrder())
    await mailing.check(soon())
    mailing.close()
    refuse(undefined)
    await (await reopen()).check(soon())
    expect(subjects()).toHaveLength(1)
  })

  test('gives up after three days, with one log line without names', async () => {
    const { customer, mailing, sent, refuse, said } = await openMailing()
    refuse(away)
    await customer.post('/api/orders', newOrder())
    await customer.post('/api/contact', newContact())
    for (let hour = 0; hour < 80; hour++) await mailing.check(Date.now() + hour * 3600 * SECOND)
    refuse(undefined)
    await mailing.check(Date.now() + 4 * DAY)
    expect(sent).toEqual([])
    expect(said()).toEqual([
      'A mail to the operator has to wait (ECONNREFUSED); it is tried again.',
      'Gave up 1 mails to the operator after three days.',
      'Gave up 1 mails to the operator after three days.',
    ])
    expect(said().join()).not.toMatch(/@|Ghulam|Rukhsana/)
  })

  test('a permanently refused mail does not block others', async () => {
    const { customer, mailing, subjects, refuse, said } = await openMailing()
    refuse(Object.assign(new Error('550 spam from operator@example.com'), { responseCode: 550, command: 'DATA' }))
    await customer.post('/api/orders', newOrder())
    await mailing.check(soon())
    refuse(undefined)
    await customer.post('/api/orders', newOrder())
    await mailing.check(soon())
    expect(subjects()).toEqual([expect.stringContaining('#2')])
    expect(said()).toEqual(['Gave up a mail to the operator: the mail server refuses it (550).'])
  })
})

test('a silent mail server times out', async () => {
  const send = mailServer(`smtp://127.0.0.1:${await silentServer()}`, 200)
  const mail = { id: '1', to: 'operator@example.com', fromName: 'Trout Feed', subject: 'An order', text: 'An order' }
  // Which of its equal time limits ends first is chance.
  await expect(send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
