import { type FactName, fact } from '~/formats/facts'
import type { Language } from '~/languages'
import { site } from '~/site'
import { type Figures, figuresIn, isolated } from './figures'

/** What texts of a page name: figures, and what settings and products say, which the server writes in. */
export interface PageFigures extends Figures {
  fact(name: FactName): string
  /** The year of the copyright. */
  since: string
  /** Within how many hours a message is answered. */
  answerHours: string
}

export const pageFiguresIn = (language: Language): PageFigures => ({
  ...figuresIn(language),
  fact: (name) => isolated(language, fact(name)),
  since: isolated(language, String(site.since)),
  answerHours: isolated(language, String(site.answerHours)),
})
