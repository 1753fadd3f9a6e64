import { foldedText } from '../folded-text'
import { searchedText } from '../search'
import type { Customer } from './schema'

type Person = Pick<Customer, 'name' | 'address' | 'district'>

/** Letters and digits alone: capitals, dots, spaces and hidden characters make nobody another person. */
export const foldedWords = (text: string): string =>
  searchedText([foldedText(text)])
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Whether two are called and live the same; an address that is not known is no other one. */
export const isSamePerson = (one: Person, other: Person): boolean => isSameName(one, other) && isSamePlace(one, other)

export const isSameName = ({ name }: Pick<Person, 'name'>, other: Pick<Person, 'name'>): boolean =>
  foldedWords(name) === foldedWords(other.name)

const isSamePlace = (one: Person, other: Person) =>
  one.address === '' || other.address === '' || foldedPlace(one) === foldedPlace(other)

/** An address as people type it holds its district, or leaves it to the field beside it. */
function foldedPlace({ address, district }: Person): string {
  const [place, last] = [foldedWords(address), foldedWords(district)]
  return place.includes(last) ? place : `${place} ${last}`
}
