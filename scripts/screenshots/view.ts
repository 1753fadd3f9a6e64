import type { Page } from '@playwright/test'
import type { Language } from '../../src/languages'
import type { DemoState } from '../fill-demo'

/** A screenshot: path, role, actions, and texts that must be visible. */
export interface View {
  name: string
  path: string
  /** The demo order whose page is opened; `path` is added to its address. */
  order?: DemoState
  /** The only language of this view, if it is not the requested one. */
  language?: Language
  /** A text that must be visible; by default the heading. */
  shows?: string
  /** Expected error statuses; any other fails the screenshot. */
  refusals?: number[]
  isOperator?: boolean
  /** The first screen instead of the whole page. */
  isScreen?: boolean
  /** Only in narrow windows, for elements that wide ones lack. */
  isNarrow?: boolean
  /** The built page to show at the path, if the server sends it only for errors. */
  file?: string
  /** In print layout. */
  isPaper?: boolean
  /** Calls that the server refuses, answers with an empty list, or never answers. */
  refused?: string
  emptied?: string
  unanswered?: string
  act?: (page: Page) => Promise<unknown>
}

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
