import { expect, test } from 'vitest'
import { readyToSell } from '~/domain/account/ready-to-sell'
import type { SettingKey } from '~/domain/account/settings-schema'
import { adminRoutes } from '~/routes'
import { TAB_OF } from './setting-groups'

/** What stands on a tab beside the settings. */
const BESIDE: Readonly<Record<string, string>> = { delivery: 'delivery', system: 'company' }

test('every line of what a shop needs to sell leads to a field on its tab, or to a screen', () => {
  const system = { lastBackupAt: null, isNotified: false }
  const items = readyToSell({ settings: [], products: [], deliveryCharges: [], system, now: new Date() })
  for (const { link } of items) {
    const { pathname, searchParams, hash } = new URL(link, 'http://shop.test')
    const field = hash.slice(1)
    expect(adminRoutes.map(({ path }) => path as string)).toContain(pathname)
    if (pathname === '/admin-settings') expect(BESIDE[field] ?? TAB_OF[field as SettingKey], link).toBe(searchParams.get('tab'))
  }
})
