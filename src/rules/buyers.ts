import type { Customer } from '~/schemas/customers'
import { searchedText } from './search'

type Person = Pick<Customer, 'name' | 'address' | 'district'>

/** Letters and digits alone: capitals, dots and spaces make nobody another person. */
export const foldedText = (text: string): string =>
  searchedText([text])
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Whether two are called and live the same; an address that is not known is no other one. */
export const isSamePerson = (one: Person, other: Person): boolean => isSameName(one, other) && isSamePlace(one, other)

export const isSameName = ({ name }: Pick<Person, 'name'>, other: Pick<Person, 'name'>): boolean =>
  foldedText(name) === foldedText(other.name)

const isSamePlace = (one: Person, other: Person) =>
  one.address === '' || other.address === '' || foldedPlace(one) === foldedPlace(other)

/** An address as people type it holds its district, or leaves it to the field beside it. */
function foldedPlace({ address, district }: Person): string {
  const [place, last] = [foldedText(address), foldedText(district)]
  return place.includes(last) ? place : `${place} ${last}`
}
