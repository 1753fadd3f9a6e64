import { foldedText } from '../folded-text'
import type { Customer } from './schema'

type Person = Pick<Customer, 'name' | 'address' | 'district'>

/** Letters and digits alone: capitals, dots, spaces and hidden characters make nobody another person. */
export const foldedWords = (text: string): string =>
  foldedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** What of a person two are compared by; no place where no address is known. */
interface FoldedPerson {
  name: string
  place: string | null
}

export const foldedPerson = ({ name, address, district }: Person): FoldedPerson => ({
  name: foldedWords(name),
  place: address === '' ? null : foldedPlace(address, district),
})

/** Whether two are called and live the same; an address that is not known is no other one. */
export const isSamePerson = (one: FoldedPerson, other: FoldedPerson): boolean =>
  isSameName(one, other) && (one.place === null || other.place === null || one.place === other.place)

export const isSameName = (one: Pick<FoldedPerson, 'name'>, other: Pick<FoldedPerson, 'name'>): boolean => one.name === other.name

/** An address as people type it holds its district, or leaves it to the field beside it. */
function foldedPlace(address: string, district: string): string {
  const [place, last] = [foldedWords(address), foldedWords(district)]
  return place.includes(last) ? place : `${place} ${last}`
}
