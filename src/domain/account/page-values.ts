import { type StageValueName, stageValuesOf } from '../feeding/stage-values'
import { type Company, companyOf } from './company'

/** What pages say of the shop by its settings and products, a text for each name. */
export type PageValues = Readonly<Company & Record<StageValueName, string>>
export type ValueName = keyof PageValues

/** Those of a fresh clone. */
export const siteValues: PageValues = { ...companyOf([]), ...stageValuesOf([]) }
