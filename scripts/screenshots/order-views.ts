import type { Page } from '@playwright/test'
import { fillOrder, openShop } from '../../tests/fixtures/order-form'
import { newOrder } from '../../tests/fixtures/orders'
import { OPERATOR } from '../../tests/fixtures/server'
import type { View } from './view'

async function placeOrder(page: Page) {
  const answer = await page.request.post('/api/orders', { data: newOrder({ quantity: 4, totalAmount: '10000.00' }) })
  return (await answer.json()) as { id: number; link: string }
}

async function openOrder(page: Page) {
  await page.goto((await placeOrder(page)).link)
}

async function openShipped(page: Page) {
  const { id, link } = await placeOrder(page)
  await page.request.post('/api/session', { data: OPERATOR })
  const dispatch = { vehicle: 'JK03 A 1234', driverPhone: '+91 94190 12345', day: '2026-11-24', batch: 'B-2611-07' }
  await page.request.put(`/api/orders/${id}/status`, { data: { status: 'shipped', dispatch } })
  await page.goto(link)
}

const openBill = (language: string) => async (page: Page) => {
  const { id, link } = await placeOrder(page)
  await page.request.post('/api/session', { data: OPERATOR })
  await page.request.post(`/api/orders/${id}/bill`, { data: {} })
  await page.goto(`${language}${link}/bill`)
}

async function openOrdersOfDevice(page: Page) {
  await receive(page)
  await page.getByRole('link', { name: 'My Orders' }).first().click()
  await page.locator('#own-orders li').first().waitFor()
}

async function receive(page: Page) {
  await openShop(page)
  const form = await fillOrder(page, 'Early Stage Trout Feed', { name: 'Ghulam Nabi', quantity: 4 })
  await form.getByRole('button', { name: 'Submit Order' }).click()
  await page.getByRole('dialog', { name: 'Your order' }).getByText('Save this link').waitFor()
}

export const orderViews: View[] = [
  { name: 'receipt', path: '/shop', isScreen: true, act: receive },
  { name: 'own-orders', path: '/orders' },
  { name: 'own-orders-kept', path: '/shop', act: openOrdersOfDevice },
  { name: 'order-page', path: '/orders', act: openOrder },
  { name: 'order-page-shipped', path: '/orders', act: openShipped },
  { name: 'bill', path: '/orders', act: openBill('') },
  { name: 'bill-printed', path: '/orders', isPaper: true, act: openBill('') },
  { name: 'bill-printed-in-urdu', path: '/orders', isPaper: true, act: openBill('/ur') },
]
