import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import Waiting from './Waiting'

const week = (orders: number, revenue: string) => ({ orders, revenue })
const dashboard = (changes: Partial<Dashboard> = {}): Dashboard => ({
  activeProducts: 3,
  images: 5,
  orders: 400,
  pendingOrders: 0,
  openEnquiries: 0,
  lowStock: 0,
  ordersToBill: 0,
  owed: '150000.00',
  notBilled: '125250.00',
  ofNobody: { orders: 1, owed: '2600.00', notBilled: '2600.00' },
  weeks: { thisWeek: week(2, '12500.00'), lastWeekByNow: week(1, '9000.00'), lastWeek: week(4, '140000.00') },
  ...changes,
})

const textOf = (known: Parameters<typeof Waiting>[0]) => renderToStaticMarkup(<Waiting {...known} />).replace(/<[^>]+>/g, '')

test('says what waits, one and many, and compares this week with the same days of the last', () => {
  const text = textOf({ state: 'ready', value: dashboard({ pendingOrders: 1200, openEnquiries: 1 }) })
  expect(text).toContain('1,200 pending orders')
  expect(text).toContain('1 unanswered enquiry0 feeds running low')
  expect(text).toContain('Customers owe ₹1,50,000Not billed yet: ₹1,25,250')
  expect(text).toContain('This week, since Monday ₹12,500Last week by this time: ₹9,000Last week in all: ₹1,40,000')
  expect(text).toContain('Cancelled orders are not counted.')
})

test('opens the analytics of this week in India', () => {
  vi.setSystemTime('2026-11-22T19:00:00Z')
  const html = renderToStaticMarkup(<Waiting state="ready" value={dashboard()} />)
  vi.useRealTimers()
  expect(html).toContain('/admin-analytics?period=own&amp;from=2026-11-23&amp;to=2026-11-23')
})

test('says that nothing waits, and still tells of the week', () => {
  const text = textOf({ state: 'ready', value: dashboard() })
  expect(text).toContain('Nothing waits for you.')
  expect(text).not.toContain('pending')
  expect(text).toContain('₹12,500')
})

test('has its cards before the figures come, and keeps the last ones when they cannot be reached', () => {
  expect(textOf({ state: 'loading', value: undefined })).toContain('… pending orders… unanswered enquiries… feeds running low')
  expect(textOf({ state: 'failed', value: undefined })).toContain('– pending orders')
  expect(textOf({ state: 'failed', value: dashboard({ lowStock: 1 }) })).toContain('1 feed running low')
})
