import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readyToSell } from '~/domain/account/ready-to-sell'
import { adminRoutes } from '~/routes'
import { isSettingTab, tabOf } from './setting-groups'

test('every requirement links to a screen', () => {
  const system = { lastBackupAt: null, isNotified: false }
  const items = readyToSell({ settings: [], products: [], deliveryCharges: [], system, now: new Date() })
  for (const { link } of items) expect(adminRoutes.map(({ path }) => path as string)).toContain(link.split('?', 1)[0])
})

const linksIn = (pattern: RegExp) =>
  globSync('src/**/*.{ts,tsx,astro}', { exclude: (path) => path.includes('.test.') }).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([link, query, hash]) => ({ file, link, query, hash })),
  )

test('each link to a setting names its tab', () => {
  const links = linksIn(/\/admin-settings\?([\w=&]+)(#[\w-]+)?/g)
  expect(links.length).toBeGreaterThan(20)
  for (const { file, link, query, hash } of links) {
    const tab = new URLSearchParams(query).get('tab') ?? ''
    expect(isSettingTab(tab), `${file}: ${link}`).toBe(true)
    if (hash) expect(tabOf(hash), `${file}: ${link}`).toBe(tab)
  }
})

test('only links to the settings as a whole name no tab', () => {
  expect(
    linksIn(/\/admin-settings['"`]/g)
      .map(({ file }) => file)
      .sort(),
  ).toEqual([
    'src/components/frame/AdminPages.astro',
    'src/islands/account/SettingsTabs.tsx',
    'src/islands/analytics/Dashboard.tsx',
    'src/islands/ui/ReadyToSell.tsx',
    'src/pages/admin-settings.astro',
    'src/routes.ts',
    'src/stores/account/own-role.ts',
  ])
})

test('an unknown anchor opens the first tab', () => {
  expect([tabOf(''), tabOf('#nothing'), tabOf('#upi_id'), tabOf('#own-words')]).toEqual([
    'company',
    'company',
    'bills',
    'website',
  ])
})
