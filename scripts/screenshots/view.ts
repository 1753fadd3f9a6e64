import type { Page } from '@playwright/test'
import type { Language } from '../../src/languages'
import type { DemoState } from '../fill-demo'

/** A picture to take: where, as whom, what is done there first, and what must then be seen. */
export interface View {
  name: string
  path: string
  /** The invented order whose own page is opened, `path` after its address. */
  order?: DemoState
  /** The only language that it is taken in, where that is not the one asked for. */
  language?: Language
  /** Words that stand in the picture: it is not taken without them. Its heading, where none are named. */
  shows?: string
  /** The statuses of refused answers that belong to it: by any other the picture fails. */
  refusals?: number[]
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
