import { hasOwn } from '../own-keys'
import { type PageValues, siteValues, type ValueName } from './page-values'

/** Two characters that Unicode keeps for a program's own use; they need no escape in HTML or JSON. */
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
const PLACE = /\uFDD0([\w.]+)\uFDD1/g

/** The place of each value in a page of the build, which no person's text goes into; the server fills it. */
export const placeholders = Object.fromEntries(
  Object.keys(siteValues).map((name) => [name, OPEN + name + CLOSE]),
) as unknown as PageValues

export const namesIn = (text: string): ValueName[] => [
  ...new Set([...text.matchAll(PLACE)].map(([, name]) => name as ValueName).filter((name) => hasOwn(siteValues, name))),
]

/** A text with its places filled. A name that no value has is left out. */
export const fillText = (text: string, values: Partial<PageValues>, escaped = (value: string) => value): string =>
  text.replace(PLACE, (_, name: ValueName) => escaped(values[name] ?? ''))
