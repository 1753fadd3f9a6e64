import { words as english } from '../en/words'
import type { PageFigures } from '../page-figures'
import { frame } from './frame'

export const words = (figures: PageFigures) => ({
  ...english(figures),
  frame: frame(figures),
})
