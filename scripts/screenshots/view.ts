import type { Page } from '@playwright/test'

/** A picture to take: where, as whom, and what is done there first. */
export interface View {
  name: string
  path: string
  isOperator?: boolean
  /** The screen as it first stands instead of the whole page. */
  isScreen?: boolean
  /** Only where the window is narrow: what wide ones do not have. */
  isNarrow?: boolean
  /** The page of the build that stands at the path, where the server shows it only when something goes wrong. */
  file?: string
  /** As it is printed. */
  isPaper?: boolean
  /** Calls that the server refuses, never answers, or answers with an empty list. */
  refused?: string
  emptied?: string
  unanswered?: string
  act?: (page: Page) => Promise<unknown>
}

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
