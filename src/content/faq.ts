import { type SourceName, sources } from './sources'
import type { Words } from './words'

type Question = keyof Words['faq']['questions']

/** The questions in order, with the sources of figures that are not our own. */
const QUESTIONS: readonly (readonly [Question, ...SourceName[]])[] = [
  ['daily'],
  ['which', 'pelletSizes'],
  ['storage', 'feedStorage', 'mould'],
  ['notEating'],
  ['warm', 'ourRates', 'chart'],
  ['oxygen', 'outletOxygen', 'hatcheryWater', 'oxygenSaturation'],
  ['grading'],
  ['ordering'],
]

/**
 * The questions on the home page with their answers, or only the named ones. `source` lists the sources of an answer's
 * figures, or is ''.
 */
export const questionsOf = ({ faq, sources: own }: Pick<Words, 'faq' | 'sources'>, names?: readonly Question[]) =>
  QUESTIONS.filter(([name]) => !names || names.includes(name)).map(([name, ...named]) => ({
    ...faq.questions[name],
    source: named.map((each) => ({ ...sources, ...own })[each]).join(faq.between),
  }))
