import { foldedPlace } from './folded-places'

export const DISTRICTS = [
  'Anantnag',
  'Bandipora',
  'Baramulla',
  'Budgam',
  'Ganderbal',
  'Kulgam',
  'Kupwara',
  'Pulwama',
  'Shopian',
  'Srinagar',
] as const

/** Where no district is named: an address without one, or a place that is unknown or elsewhere. */
export const NO_DISTRICT = 'Elsewhere or not known'

const NAMES = new Map<string, string>(DISTRICTS.map((district) => [district.toLowerCase(), district]))
const NAMED = new RegExp(`\\b(?:${[...NAMES.keys()].join('|')})\\b`, 'g')

/** The last district that an address or the name of a place holds. */
export function districtIn(text: string): string {
  const last = foldedPlace(text).match(NAMED)?.at(-1)
  return (last && NAMES.get(last)) ?? NO_DISTRICT
}
