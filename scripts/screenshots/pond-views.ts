import type { Page } from '@playwright/test'
import type { View } from './view'

async function openExample(page: Page) {
  await page.getByRole('button', { name: 'Open the example pond' }).click()
  await page.getByRole('button', { name: 'Throw the example away' }).waitFor()
}

export const pondViews: View[] = [
  { name: 'ponds', path: '/ponds', shows: 'Open the example pond' },
  { name: 'ponds-example', path: '/ponds', act: openExample, shows: 'Throw the example away' },
]
