import { hasOwn } from '../own-keys'
import { type PageValues, siteValues, type ValueName } from './page-values'

/** Two Unicode noncharacters. They need no escape in HTML or JSON. */
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const PLACE = /\uFDD0([\w.]+)\uFDD1/g

/** The placeholder of each value in built pages. No user input can contain it; the server fills it. */
export const placeholders = Object.fromEntries(
  Object.keys(siteValues).map((name) => [name, OPEN + name + CLOSE]),
) as unknown as PageValues

export const namesIn = (text: string): ValueName[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, name]) => name as ValueName).filter((name) => hasOwn(siteValues, name))),
]

/** Fills the placeholders of a text. Unknown names are removed. */
export const fillText = (text: string, values: Partial<PageValues>, escaped = (value: string) => value): string =>
  text.replace(PLACE, (_, name: ValueName) => escaped(values[name] ?? ''))
