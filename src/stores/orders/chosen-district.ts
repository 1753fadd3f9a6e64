import { DISTRICTS, type District } from '~/domain/district-names'
import { forgetValue, keepValue, keptValue, LAST_BUYER } from '../kept-values'

/** The storage key of the district for which prices are shown. */
const CHOSEN = 'district'

export const asDistrict = (text: string | null | undefined): District | undefined => DISTRICTS.find((each) => each === text)

/** The district chosen on this device, otherwise that of its last order. */
export function chosenDistrict(): District | undefined {
  return asDistrict(keptValue(CHOSEN)) ?? asDistrict(districtOfBuyer())
}

function districtOfBuyer(): string | undefined {
  try {
    return JSON.parse(keptValue(LAST_BUYER) ?? '{}')?.district
  } catch {
    return undefined
  }
}

/** Stores the choice; undefined forgets it. */
export function chooseDistrict(district: District | undefined) {
  if (district) keepValue(CHOSEN, district)
  else forgetValue(CHOSEN)
}
