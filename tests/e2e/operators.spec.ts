import { expectAccessible } from '../fixtures/browser/accessibility'
import { expect, test } from '../fixtures/browser/browser'
import { openOthers } from '../fixtures/browser/order-table'
import { newOrder } from '../fixtures/rows/orders'
import { OPERATOR } from '../fixtures/shops/server'

// The login page of a visitor and a screen with an ended account are refused the enquiries.
test.use({ shop: { name: 'two operators' }, expectedErrors: [/401 \(Unauthorized\)/] })

const PASSWORD = 'walnuts-beside-the-weir'

test('the owner creates an account, sees the changes of its operator, and disables it', async ({ page, operatorPage: owner }) => {
  const username = `bilal.${Date.now()}`
  owner.on('dialog', (question) => question.accept())

  await test.step('the owner adds an operator, and is told once what to tell', async () => {
    await owner.goto('/admin-operators')
    await owner.getByRole('button', { name: 'Add Operator' }).click()
    const dialog = owner.getByRole('dialog', { name: 'Add Operator' })
    await dialog.getByLabel('Name', { exact: true }).fill('Bilal Dar')
    await dialog.getByLabel('User Name').fill('bilal dar')
    await dialog.getByLabel('First Password').fill(PASSWORD)
    await dialog.getByLabel('Your Own Password').fill(OPERATOR.password)
    await expectAccessible(owner)
    await dialog.getByRole('button', { name: 'Add Operator' }).click()
    await expect(dialog.getByLabel('User Name')).toHaveAccessibleDescription(/without spaces/)
    await dialog.getByLabel('User Name').fill(username)
    await dialog.getByRole('button', { name: 'Add Operator' }).click()
    const told = owner.getByRole('dialog', { name: 'Tell Bilal Dar' })
    await expect(told.getByRole('textbox')).toHaveValue(new RegExp(`User name: ${username}\nPassword: ${PASSWORD}\n`))
    await told.getByRole('button', { name: 'Done' }).click()
    await expect(owner.getByRole('row', { name: /Bilal Dar/ })).toContainText('Not signed in yet')
  })

  await test.step('he signs in as the login is, and works, but makes no accounts', async () => {
    await page.goto('/secure-portal-jk2024')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/admin/dashboard')
    await page.goto('/admin-operators')
    await expect(page.getByText('You are signed in as Bilal Dar.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Operator' })).toHaveCount(0)
  })

  await test.step('the owner gives himself the name that the list shows', async () => {
    await owner.getByRole('button', { name: /^Rename operator/ }).click()
    await owner.getByRole('dialog').getByRole('textbox').fill('operator Aisha')
    await owner.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await expect(owner.getByRole('row', { name: 'operator Aisha' })).toBeVisible()
  })

  const order = await (await owner.request.post('/api/orders', { data: newOrder({ quantity: 1 }) })).json()
  expect((await page.request.put(`/api/orders/${order.id}/status`, { data: { status: 'confirmed' } })).status()).toBe(200)

  await test.step('the owner sees who did it, and filters', async () => {
    await owner.goto('/admin-changes')
    const row = owner.getByRole('row').filter({ hasText: 'pending → confirmed' })
    await expect(row.first()).toContainText('Bilal Dar')
    await expectAccessible(owner)
    await owner.getByLabel('Operator', { exact: true }).selectOption(username)
    await expect(owner.getByText('1–1 of 1 change', { exact: true })).toBeVisible()
    await expect(owner).toHaveURL(`/admin-changes?operator=${username}`)
    await owner.getByLabel('Kind').selectOption('settings')
    await expect(owner.getByText('No changes match this filter.')).toBeVisible()
    await owner.getByRole('button', { name: 'Show all' }).click()
    await expect(row.first().getByRole('link')).toHaveAttribute('href', `/admin-orders?order=${order.id}`)
  })

  await test.step('the account ends, and its screen leads to the login', async () => {
    await owner.goto('/admin-operators')
    await openOthers(owner, 'Other actions for Bilal Dar')
    await owner.getByRole('button', { name: 'End account of Bilal Dar' }).click()
    const dialog = owner.getByRole('dialog', { name: 'End Account of Bilal Dar' })
    await dialog.getByRole('button', { name: 'End Account' }).click()
    await expect(dialog.getByLabel('Your Own Password')).toHaveAccessibleDescription(/Please fill in this field\./)
    await dialog.getByLabel('Your Own Password').fill(OPERATOR.password)
    await dialog.getByRole('button', { name: 'End Account' }).click()
    await expect(owner.getByText('Account Ended', { exact: true })).toBeVisible()
    await expect(owner.getByRole('row', { name: /Bilal Dar/ })).toHaveCount(0)
    await page.goto('/admin-changes')
    await expect(page).toHaveURL(/\/secure-portal-jk2024/)
  })
})
