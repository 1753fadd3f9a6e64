import { foldedText } from '../folded-text'
import type { Customer } from './schema'

type Person = Pick<Customer, 'name' | 'address' | 'district'>

/** Only letters and digits, for comparison: case, dots, spaces and hidden characters make no difference. */
export const foldedWords = (text: string): string =>
  foldedText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** Normalized data to compare persons; no place if no address is known. */
interface FoldedPerson {
  name: string
  place: string | null
}

export const foldedPerson = ({ name, address, district }: Person): FoldedPerson => ({
  name: foldedWords(name),
  place: address === '' ? null : foldedPlace(address, district),
})

/** Whether names and addresses match. An unknown address matches every address. */
export const isSamePerson = (one: FoldedPerson, other: FoldedPerson): boolean =>
  isSameName(one, other) && (one.place === null || other.place === null || one.place === other.place)

export const isSameName = (one: Pick<FoldedPerson, 'name'>, other: Pick<FoldedPerson, 'name'>): boolean => one.name === other.name

/** Normalizes an address with its district, whether it was typed in the street or chosen. */
function foldedPlace(address: string, district: string): string {
  const [place, last] = [foldedWords(address), foldedWords(district)]
  return place.includes(last) ? place : `${place} ${last}`
}
