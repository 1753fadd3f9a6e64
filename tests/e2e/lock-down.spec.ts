import { expect, test } from '../fixtures/browser/browser'
import { becomeIdle } from '../fixtures/browser/pages'

const BLOCKED = ['F12', 'Control+Shift+I', 'Control+Shift+C', 'Control+Shift+J', 'Control+U', 'PrintScreen']
const FREE = ['Control+C', 'Control+F', 'Tab', 'a', 'u', 'Shift+I']

test.beforeEach(async ({ page }) => {
  await page.goto('/about')
  await becomeIdle(page)
  await page.evaluate(() => {
    const prevented: boolean[] = []
    Object.assign(window, { prevented })
    addEventListener('keydown', (event) => prevented.push(event.defaultPrevented))
  })
})

const prevented = (page: import('@playwright/test').Page) =>
  page.evaluate(() => (window as unknown as { prevented: boolean[] }).prevented.at(-1))

test('blocks the keys of the developer tools, drag, drop and selection, and no other key', async ({ page }) => {
  await test.step('each key of the developer tools, of printing and of the source', async () => {
    for (const key of BLOCKED) {
      await page.evaluate((pressed) => {
        const parts = pressed.split('+')
        const held = { ctrlKey: parts.includes('Control'), shiftKey: parts.includes('Shift') }
        const event = new KeyboardEvent('keydown', { key: parts.at(-1) ?? '', ...held, bubbles: true, cancelable: true })
        document.body.dispatchEvent(event)
      }, key)
      expect(await prevented(page), key).toBe(true)
    }
  })
  await test.step('every other key is left alone', async () => {
    for (const key of FREE) {
      await page.keyboard.press(key)
      expect(await prevented(page), key).toBe(false)
    }
  })
  await test.step('drag, drop and the menu on pictures', async () => {
    const fires = (selector: string, type: string) =>
      page.evaluate(
        ([where, name]) =>
          !document
            .querySelector(where as string)
            ?.dispatchEvent(new MouseEvent(name as string, { bubbles: true, cancelable: true })),
        [selector, type],
      )
    expect(await fires('main', 'dragstart')).toBe(true)
    expect(await fires('main', 'drop')).toBe(true)
    expect(await fires('main img', 'contextmenu')).toBe(true)
    expect(await fires('main p', 'contextmenu')).toBe(false)
  })
  await test.step('the selection of text, and never that of fields', async () => {
    await expect(page.locator('main p').first()).toHaveCSS('user-select', 'none')
    await page.goto('/contact')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS('user-select', 'text')
  })
})

test('clears the console and shows Access Denied while the developer tools are docked', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  expect(lines).not.toContain('Access Denied')
  await page.evaluate(() => Object.defineProperty(window, 'outerHeight', { value: innerHeight + 161 }))
  await expect.poll(() => lines.includes('Access Denied')).toBe(true)
})

test('keeps the tables of the operator selectable', async ({ operatorPage: page }) => {
  await page.goto('/admin-products')
  await expect(page.getByRole('table')).toHaveCSS('user-select', 'text')
})
