import type { Worker } from '@playwright/test'
import { ponds } from '~/content/en/ponds'
import { expect } from '../fixtures/browser/browser'
import { addPond } from '../fixtures/browser/pond-page'
import { deliver, openedBy, press, shownBy, subscribeAt, test } from '../fixtures/browser/push-messages'
import { PHONE } from '../fixtures/browser/widths'

const { notice, bought } = ponds.today.store

test.use({ ...PHONE, serviceWorkers: 'allow', permissions: ['notifications'] })

test('a farmer asks for a notice before his feed ends, gets it with no page open, and stops it', async ({
  page,
  context,
  server,
  service,
}) => {
  await subscribeAt(service, context)
  await page.goto('/ponds')
  await addPond(page, ponds, 'Raceway 1')
  await expect(page.getByRole('button', { name: notice.ask })).toHaveCount(0)
  await page.getByRole('button', { name: bought }).click()
  await page.getByRole('dialog').getByRole('button', { name: ponds.entries.save }).click()
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/feed-notices'))
  await page.getByRole('button', { name: notice.ask }).click()
  expect(Object.keys((await asked).postDataJSON()).sort()).toEqual(['day', 'endpoint', 'expirationTime', 'keys'])
  await expect(page.getByText(notice.on)).toBeVisible()

  const worker = context.serviceWorkers().find((each) => each.url().endsWith('/feed-notice-worker.js')) as Worker
  await deliver(page, server.url, '/ponds/feed-notice/', '{"tag":"feed-ends"}')
  await expect
    .poll(() => shownBy(worker))
    .toEqual([
      [expect.stringMatching(/^Stock Stage Trout Feed ends on .*\s20\d\d\.$/), expect.stringMatching(/^Order \d+ bags?$/)],
    ])
  await press(worker)
  await expect.poll(() => openedBy(worker)).toMatch(/^\/shop\?order=LTF-STOCK-25&quantity=\d+$/)

  await page.reload()
  await page.getByRole('button', { name: notice.stop }).click()
  await expect(page.getByText(notice.off)).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('feed_notice'), Object.keys(localStorage).includes('feed_ends')]),
  ).toEqual([null, true])
})
