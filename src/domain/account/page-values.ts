import { type StageValueName, stageValuesOf } from '../feeding/stage-values'
import { type Company, companyOf } from './company'
import { type CustomContentValueName, customContentValues } from './custom-content'
import { type SampleValueName, sampleValues } from './samples'

/** What pages say of the shop by its settings, products and own words, a text for each name. */
export type PageValues = Readonly<Company & Record<StageValueName | CustomContentValueName | SampleValueName, string>>
export type ValueName = keyof PageValues

const own = { ...companyOf([]), ...stageValuesOf([]), ...customContentValues([], 'en', '') }

/** What is said where no shop can be read. */
export const siteValues: PageValues = { ...own, ...sampleValues(own, false) }
