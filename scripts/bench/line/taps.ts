import type { Page } from '@playwright/test'
import { LOGIN_PATH } from '~/login-path'

export interface Place {
  x: number
  y: number
}

export interface Tap {
  name: string
  path: string
  /** The element to scroll to; `at` is its centre. */
  target: string
  act(page: Page, at: Place): Promise<unknown>
  /** Whether the reader can continue; runs in the page. */
  isUsable(): boolean
}

const press = (page: Page, { x, y }: Place) => page.touchscreen.tap(x, y)

const ORDER = 'button[name="order"]'
const BELL = '[data-bell] button'
const MENU = 'header button[popovertarget="menu"]'
const INQUIRY = 'main button:text-is("Product Inquiry")'

export const taps: Tap[] = [
  {
    name: 'Buy Now: the order form',
    path: '/shop',
    target: ORDER,
    act: press,
    isUsable: () => document.querySelector('dialog[open] [name="phone"]')?.checkVisibility() ?? false,
  },
  {
    name: 'calculator: two figures typed, its answer',
    path: '/feeding-guide',
    target: '[name="fishCount"]',
    async act(page, at) {
      await press(page, at)
      await page.keyboard.type('1000')
      await page.locator('[name="averageWeight"]').tap()
      await page.keyboard.type('50')
    },
    isUsable: () => /Biomass\s*50 kg/.test(document.querySelector('#calculator')?.textContent ?? ''),
  },
  {
    name: 'bell: its panel',
    path: '/',
    target: BELL,
    act: press,
    isUsable: () => document.querySelector('[data-bell] :is(:popover-open, [aria-expanded="true"])') !== null,
  },
  {
    name: 'bell: its list',
    path: '/',
    target: BELL,
    act: press,
    isUsable: () => /No notifications yet/.test(document.querySelector('[data-bell] .notification-panel')?.textContent ?? ''),
  },
  {
    name: 'contact: an inquiry type, its subject in the form',
    path: '/contact',
    target: INQUIRY,
    act: press,
    isUsable: () => document.querySelector<HTMLInputElement>('main [name="subject"]')?.value === 'Product Inquiry',
  },
  {
    name: 'menu',
    path: '/',
    target: MENU,
    act: press,
    isUsable: () => document.querySelector('#menu:popover-open') !== null,
  },
  {
    name: 'sign-in: a name typed',
    path: LOGIN_PATH,
    target: 'main',
    async act(page) {
      await page.locator('[name="username"]').tap()
      await page.keyboard.type('operator')
    },
    isUsable: () => document.querySelector<HTMLInputElement>('[name="username"]')?.value === 'operator',
  },
]
