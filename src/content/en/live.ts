import type { Figures } from '../figures'
import { gallery } from './gallery'

/** The words that scripts write: one file that a page brings with its first island. */
export const live = (_: Figures) => ({
  gallery,
})
