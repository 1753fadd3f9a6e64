import { expect, test } from '../fixtures/browser/browser'
import { addProduct } from '../fixtures/browser/catalogue'
import { expectUncovered } from '../fixtures/browser/covered'
import { expectStepTaken, fillOrder, openShop, productCard } from '../fixtures/browser/order-form'
import { PHONE } from '../fixtures/browser/widths'

test.use({ expectedErrors: [/409|503|ERR_FAILED/] })

const PLACED = 'Order submitted successfully! You will be contacted soon for confirmation.'

test.describe('a wrong field on a phone', () => {
  test.use(PHONE)

  test('shows a message at each invalid field and keeps the other input', async ({ page }) => {
    await openShop(page)
    const dialog = await fillOrder(page, 'Early Stage Trout Feed', { name: '', quantity: 3 })
    await dialog.getByLabel('Email').fill('not-an-address')
    await dialog.getByRole('button', { name: 'Submit Order' }).click()
    const name = dialog.getByLabel('Full Name')
    await expect(name).toHaveAccessibleDescription('Please fill in this field.')
    await expect(name).toBeFocused()
    await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter an email address such as name@example.com.',
    )
    await expect(dialog.getByLabel('Delivery Address')).toHaveValue('Raceway Road, Kokernag')
    await expect(dialog.getByLabel('Quantity')).toHaveValue('3')
    await test.step('a sentence goes as soon as its field is right', async () => {
      await name.fill('Mushtaq')
      await expect(name).toHaveAccessibleDescription('')
      await dialog.getByLabel('Email').fill('mushtaq@')
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/^Please enter an email address/)
      await dialog.getByLabel('Email').fill('mushtaq@example.com')
      await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('')
      await expect(dialog.getByLabel('Email')).toBeFocused()
    })
    await test.step('the field that is wrong, and its sentence, stand clear of the foot', async () => {
      await dialog.getByLabel('Email').fill('')
      await dialog.getByLabel('Quantity').scrollIntoViewIfNeeded()
      await dialog.getByRole('button', { name: 'Submit Order' }).click()
      await expect(dialog.getByLabel('Email')).toBeFocused()
      await expectUncovered(dialog.getByLabel('Email'))
      await expectUncovered(dialog.getByText('Please fill in this field.'))
    })
  })
})

test('opens at a tap before any script has loaded, and keeps input until then', {
  tag: '@journey',
}, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/shop', { waitUntil: 'commit' })
  await productCard(page, 'Small Stage Trout Feed').getByRole('button', { name: 'Buy Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Order Small Stage Trout Feed' })
  await expect(dialog.getByLabel('Quantity')).toBeFocused()
  await expect(dialog).toContainText('For fish 15 to 49 g')
  await dialog.getByRole('button', { name: 'One bag more' }).click()
  await dialog.getByLabel('Phone').fill('94190 00000')
  await expect(dialog.getByRole('status')).toHaveText('Total ₹5,500')
  release()
  await expect(dialog.locator('form[method="post"]')).toHaveJSProperty('noValidate', true)
  await expect(dialog.getByLabel('Phone')).toHaveValue('94190 00000')
  await expect(dialog.getByLabel('Quantity')).toHaveValue('2')
  await dialog.getByRole('button', { name: 'One bag less' }).dblclick()
  await expect(dialog.getByRole('status')).toHaveText('Total ₹2,750')
  await test.step('a quantity that is none counts as 1', async () => {
    for (const typed of ['0', '-3', '']) {
      await dialog.getByLabel('Quantity').fill('4')
      await expect(dialog.getByRole('status')).toHaveText('Total ₹11,000')
      await dialog.getByLabel('Quantity').fill(typed)
      await dialog.getByLabel('Full Name').focus()
      await expect(dialog.getByLabel('Quantity')).toHaveValue('1')
    }
    await expect(dialog.getByRole('status')).toHaveText('Total ₹2,750')
  })
})

test('shows the new price and accepts the order with it', async ({ page, operatorPage }, { project }) => {
  const moving = await addProduct(operatorPage, { name: `Moving ${project.name}`, price: '1000' })
  await openShop(page)
  const dialog = await fillOrder(page, moving.name, { name: 'Mushtaq', quantity: 2 })
  await moving.change({ price: '1100' })
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    `The price of ${moving.name} is now ₹1,100 a bag. Please check the total and send the order again.`,
  )
  await expect(dialog.getByRole('status')).toHaveText('Total ₹2,200')
  await dialog.getByRole('button', { name: 'Submit Order' }).click()
  await expect(page.getByRole('alert')).toContainText(PLACED)
  await moving.remove()
})

test.describe('a scarce feed on a phone', () => {
  test.use(PHONE)

  test('shows the remaining stock at the quantity, before and after sending, and accepts it', async ({ page, operatorPage }, {
    project,
  }) => {
    const scarce = await addProduct(operatorPage, { name: `Scarce ${project.name}`, stockQuantity: 9 })
    await openShop(page)
    const dialog = await fillOrder(page, scarce.name, { name: 'Mushtaq', quantity: 10 })
    const quantity = dialog.getByLabel('Quantity')
    const submit = dialog.getByRole('button', { name: 'Submit Order' })
    const expectLeft = async (left: number) => {
      await expect(quantity).toHaveAccessibleDescription(new RegExp(`Only ${left} bags of ${scarce.name} are left in stock.$`))
      await expect(quantity).toHaveAttribute('aria-invalid', 'true')
      await expect(quantity).toBeFocused()
      await expectUncovered(quantity)
      await expectUncovered(dialog.getByRole('button', { name: `Order ${left}` }))
    }
    await test.step('more than the form shows', async () => {
      await submit.click()
      await expectLeft(9)
      await expect(dialog.getByLabel('Full Name')).toHaveValue('Mushtaq')
    })
    await test.step('the sentence and its button go with a number that is there', async () => {
      await quantity.fill('8')
      await expect(quantity).not.toHaveAttribute('aria-invalid')
      await expect(dialog.getByRole('button', { name: 'Order 9' })).toBeHidden()
    })
    await test.step('what somebody else has bought meanwhile', async () => {
      await scarce.change({ stockQuantity: 7 })
      await submit.click()
      await expectLeft(7)
      await dialog.getByRole('button', { name: 'Order 7' }).click()
      await expect(page.getByRole('dialog', { name: 'Your order' })).toContainText('7 bags of 25 kg')
    })
    await scarce.remove()
  })
})

test('opens and closes by keyboard and restores the focus', { tag: '@journey' }, async ({ page }) => {
  await openShop(page)
  const button = productCard(page, 'Early Stage Trout Feed').getByRole('button', { name: 'Buy Now' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Order Early Stage Trout Feed' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expectStepTaken(page)
  await test.step('also where the address opened it', async () => {
    await page.goto('/shop?order=LTF-EARLY-25')
    await expect(page.locator('dialog:modal')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expect(page).toHaveURL('/shop')
  })
})
