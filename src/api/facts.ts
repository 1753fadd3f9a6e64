import { companyOf } from '~/formats/company'
import type { FactName, Facts } from '~/formats/facts'
import type { Language } from '~/languages'
import { stageFactsOf } from '~/rules/stage-facts'
import { listProducts } from './products'
import type { ShopReader } from './store/store'

const visitor = { caller: { isOperator: false } }

/** These facts as the shop has them now in a language, and no other: a page changes with its own facts alone. */
export function factsOf(shop: ShopReader, names: readonly FactName[], language: Language = 'en'): Partial<Facts> {
  const ofStages = names.some((name) => name.includes('.')) ? stageFactsOf(listProducts(shop, visitor), language) : {}
  const all: Partial<Facts> = { ...companyOf(shop.settings.rows(), language), ...ofStages }
  return Object.fromEntries(names.map((name) => [name, all[name]]))
}
