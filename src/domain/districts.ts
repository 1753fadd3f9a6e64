import { DISTRICTS, type District, type DistrictChoice, ELSEWHERE } from './district-names'
import { DISTRICT_TABLE } from './district-table'
import { foldedPlace } from './folded-places'
import { findLast } from './lists'
import { pinsIn } from './pins'
import { TOWN_TABLE } from './town-table'

/** An address; `district` is the one that the buyer or an operator chose, if any. */
export interface Destination {
  district?: DistrictChoice | undefined
  shippingAddress: { street: string; city: string; zipCode: string }
}

/** Minimum letters of a name to allow one mistake; shorter names are too similar to other words. */
const MISSPELT_FROM = { latin: 7, other: 6 }

const SPELT = new Map(
  DISTRICTS.flatMap((district) =>
    [district, ...DISTRICT_TABLE[district].spelt].map((name) => [foldedPlace(name).replaceAll(' ', ''), district] as const),
  ),
)

/** Long names by their first letter, which must be correct. */
const LONG_NAMES = new Map<string, (readonly [string, District])[]>()
for (const [spelt, district] of SPELT) {
  if (spelt.length < (/[a-z]/.test(spelt) ? MISSPELT_FROM.latin : MISSPELT_FROM.other)) continue
  LONG_NAMES.set(spelt.charAt(0), [...(LONG_NAMES.get(spelt.charAt(0)) ?? []), [spelt, district]])
}

/** The union territory, whose name contains that of a district. */
const STATE = /(?:jammu|جمون|जम्मू)[^\p{L}\p{N}]*(?:and|و|اور|और|व)?[^\p{L}\p{N}]*(?:kashmir|کشمیر|कश्मीर)/gu

/** The same in plain letters, in which most addresses are written: read in a third of the time. */
const PLAIN_STATE = /jammu[^a-z0-9]*(?:and)?[^a-z0-9]*kashmir/g

const TOWNS = new Map(
  DISTRICTS.flatMap((district) => (TOWN_TABLE[district] ?? []).map((town) => [wordsOf(town).join(''), district] as const)),
)

const PREFIXES = new Map<string, District>(
  DISTRICTS.flatMap((district) => DISTRICT_TABLE[district].pins.map((prefix) => [prefix, district] as const)),
)

/** The last district named in a text, in any script. A misspelt name counts only if no correct one is found. */
export function districtIn(text: string): District | undefined {
  const words = wordsOf(text)
  // A name may be written as one word or two.
  const names = words.flatMap((word, index) => [word + (words[index + 1] ?? ''), word])
  const spelt = findLast(names, (name) => SPELT.has(name))
  if (spelt !== undefined) return SPELT.get(spelt)
  for (let index = names.length - 1; index >= 0; index--) {
    const mistaken = misspelt(names[index] ?? '')
    if (mistaken) return mistaken
  }
  return undefined
}

/** The district if the whole text is its name, in any script, with at most one mistake; otherwise undefined. */
export function districtCalled(text: string): District | undefined {
  const name = wordsOf(text).join('')
  return SPELT.get(name) ?? misspelt(name)
}

/** The chosen district, otherwise that of the address. */
export function districtOf({ district, shippingAddress }: Destination): District | undefined {
  return district === ELSEWHERE ? undefined : (district ?? districtAt(shippingAddress))
}

/** The district of an address: by its name, otherwise by PIN, otherwise by the last town named. */
export const districtAt = (address: Destination['shippingAddress']): District | undefined =>
  districtIn(`${address.city}, ${address.street}`) ?? pinsIn(address).map(districtOfPin).find(Boolean) ?? townIn(address.street)

/** The district of the last town or tehsil in a text; names have up to three words. */
function townIn(text: string): District | undefined {
  const words = wordsOf(text)
  const names = words.flatMap((_, end) => [3, 2, 1].map((count) => words.slice(Math.max(0, end + 1 - count), end + 1).join('')))
  const town = findLast(names, (name) => TOWNS.has(name))
  return town === undefined ? undefined : TOWNS.get(town)
}

function wordsOf(text: string): string[] {
  const folded = foldedPlace(text)
  if (/^[ -~]*$/.test(folded)) return folded.replace(PLAIN_STATE, ' ').match(/[a-z0-9]+/g) ?? []
  return folded.replace(STATE, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

const misspelt = (name: string): District | undefined =>
  LONG_NAMES.get(name.charAt(0))?.find(([spelt]) => hasOneMistake(name, spelt))?.[1]

/** Whether the edit distance of two words is 1: replaced, added, missing or swapped letter. */
function hasOneMistake(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length)
  if (Math.max(word.length, other.length) > shorter + 1) return false
  let start = 0
  while (start < shorter && word[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && word[word.length - 1 - end] === other[other.length - 1 - end]) end++
  const [left, right] = [word.length - end - start, other.length - end - start]
  if (left <= 1 && right <= 1) return true
  return left === 2 && right === 2 && word[start] === other[start + 1] && word[start + 1] === other[start]
}

/** The longest matching prefix wins. */
function districtOfPin(pin: string): District | undefined {
  for (let length = pin.length; length > 2; length--) {
    const prefix = pin.slice(0, length)
    const found = PREFIXES.get(prefix)
    if (found) return found
  }
  return undefined
}
