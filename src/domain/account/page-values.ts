import { type StageValueName, stageValuesOf } from '../feeding/stage-values'
import { type Company, companyOf } from './company'
import { type CustomContentValueName, customContentValues } from './custom-content'
import { type SampleValueName, sampleValues } from './samples'

/** The texts that fill the placeholders of pages, from settings, products and custom content. */
export type PageValues = Readonly<Company & Record<StageValueName | CustomContentValueName | SampleValueName, string>>
export type ValueName = keyof PageValues

const own = { ...companyOf([]), ...stageValuesOf([]), ...customContentValues([], 'en', '') }

/** The values used if no store can be read. Then no translation counts as reviewed. */
export const siteValues: PageValues = { ...own, ...sampleValues(own, false), reviewed: '', unreviewed: 'on' }
