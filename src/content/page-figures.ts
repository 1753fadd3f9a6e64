import { type FactName, fact } from '~/formats/facts'
import type { Language } from '~/languages'
import { type Figures, figuresIn, isolated } from './figures'

/** What texts of a page name: figures, and what settings and products say, which the server writes in. */
export interface PageFigures extends Figures {
  fact(name: FactName): string
}

export const pageFiguresIn = (language: Language): PageFigures => ({
  ...figuresIn(language),
  fact: (name) => isolated(language, fact(name)),
})
