import { type StageValueName, stageValuesOf } from '../feeding/stage-values'
import { type Company, companyOf } from './company'

/** What settings and products say, by name; a component writes the place of a fact, and the server fills it. */
export type PlaceholderValues = Readonly<Company & Record<StageValueName, string>>
export type PlaceholderName = keyof PlaceholderValues

/** Two characters that Unicode keeps for a program's own use; they need no escape in HTML or JSON. */
const OPEN = '\uFDD0'
const CLOSE = '\uFDD1'
/** Stands in each place that this process makes. No answer holds it, so no text of a person can hold a place. */
const SEAL = crypto.randomUUID()
const PLACE = new RegExp(`${OPEN}${SEAL}([\\w.]+)${CLOSE}`, 'g')
const UNSEALED = /\uFDD0([\w.]+)\uFDD1/g

export const siteValues: PlaceholderValues = { ...companyOf([]), ...stageValuesOf([]) }

/** The place of a fact in a page: as text, in an attribute or in JSON. Throws where there is no such fact. */
export function placeholder(name: PlaceholderName): string {
  if (!Object.hasOwn(siteValues, name)) throw new Error(`There is no fact ${name}.`)
  return OPEN + SEAL + name + CLOSE
}

/** A file of the build, which writes its places without a seal. Only for what holds no text of a person. */
export const sealed = (file: string): string => file.replace(UNSEALED, `${OPEN}${SEAL}$1${CLOSE}`)

export const placeholders = <Name extends PlaceholderName>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, placeholder(name)])) as Record<Name, string>

export const namesIn = (text: string): PlaceholderName[] => [
  ...new Set(
    [...text.matchAll(PLACE)].map(([, name]) => name as PlaceholderName).filter((name) => Object.hasOwn(siteValues, name)),
  ),
]

/** A text with its places filled. A name that no fact has is left out. */
export const fillText = (text: string, values: Partial<PlaceholderValues>, escaped = (value: string) => value): string =>
  text.replace(PLACE, (_, name: PlaceholderName) => escaped(values[name] ?? ''))

/** JSON data with its places filled. What an empty fact was to say is left out. */
export function fillData(data: unknown, values: Partial<PlaceholderValues>): unknown {
  if (typeof data === 'string') return fillText(data, values)
  if (Array.isArray(data)) return data.map((each) => fillData(each, values)).filter((each) => each !== '')
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data)
      .map(([key, before]) => [key, before, fillData(before, values)] as const)
      .filter(([, before, after]) => isEmpty(before) || !isEmpty(after))
      .map(([key, , after]) => [key, after]),
  )
}

const isEmpty = (data: unknown) => data === '' || (Array.isArray(data) && data.length === 0)
