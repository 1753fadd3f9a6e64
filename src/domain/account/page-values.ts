import { type StageValueName, stageValuesOf } from '../feeding/stage-values'
import { type Company, companyOf } from './company'
import { type OwnWordsValueName, ownWordsValues } from './own-words'

/** What pages say of the shop by its settings, products and own words, a text for each name. */
export type PageValues = Readonly<Company & Record<StageValueName | OwnWordsValueName, string>>
export type ValueName = keyof PageValues

/** Those of a fresh clone. */
export const siteValues: PageValues = { ...companyOf([]), ...stageValuesOf([]), ...ownWordsValues([], 'en', '') }
