import { companyOf } from '~/formats/company'
import type { FactName, Facts } from '~/formats/facts'
import type { ShopReader } from './store/store'

/** These facts as the shop has them now, and no other: a page changes with its own facts alone. */
export function factsOf(shop: ShopReader, names: readonly FactName[]): Partial<Facts> {
  const company = companyOf(shop.settings.rows())
  return Object.fromEntries(names.map((name) => [name, company[name]]))
}
