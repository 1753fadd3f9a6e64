import { expect, test } from '../fixtures/browser/browser'

test.use({ shop: { name: 'first day' } })

test('guides the operator of a new shop to the required fields and to a new password', async ({ operatorPage: page }) => {
  await page.goto('/admin/dashboard')
  const next = page.getByRole('region', { name: 'Next' })
  await expect(next.getByText('Set this first, then the shop can sell:')).toBeVisible()
  await expect(next.getByText('Nothing waits for you.')).toHaveCount(0)
  await expect(next.getByText('Your password is still the one that you were given.')).toBeVisible()
  for (const [link, tab, field] of [
    ['The phone that buyers call', 'Company', 'Support Phone'],
    ['How buyers pay: a UPI ID or a bank account', 'Bills and payments', 'UPI ID'],
    ['What delivery costs', 'Delivery', 'Place of a new charge'],
  ] as const) {
    await next.getByRole('link', { name: link }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    const shown = page.getByLabel(field, { exact: true })
    await expect(shown).toBeInViewport()
    if (tab !== 'Delivery') await expect(shown).toBeFocused()
    await page.goBack()
  }
  await next.getByRole('link', { name: 'Change it in the settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Change Password' })).toBeVisible()
})

test('says that there is no backup yet, not that backups are fine; an anchor opens the tab of its field', async ({
  operatorPage: page,
}) => {
  await page.goto('/admin-settings#system')
  const system = page.getByRole('region', { name: 'System Information' })
  await expect(system.getByText('No backup yet', { exact: true }).first()).toBeVisible()
  await expect(system.getByRole('listitem').filter({ hasText: /^Backups / })).toHaveText(
    'Backups Not yetThere is no backup yet. The first is made within a day.',
  )
  await page.goto('/admin-settings#bank_account')
  await expect(page.getByLabel('Bank Account', { exact: true })).toBeFocused()
  await page.goto('/admin-settings#company_address_hi')
  await expect(page.getByLabel('Company Address in Hindi', { exact: true })).toBeFocused()
})
