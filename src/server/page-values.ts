import { listProducts } from '~/api/catalog/products'
import type { ShopReader, Store } from '~/api/store/store'
import '~/content/load-messages'
import { localizedValues } from '~/content/localized-values'
import { companyOf } from '~/domain/account/company'
import { type PageValues, siteValues } from '~/domain/account/page-values'
import { stageValuesOf } from '~/domain/feeding/stage-values'
import type { Language } from '~/languages'

const visitor = { caller: { isOperator: false } }

const known = new WeakMap<ShopReader, Map<Language, { version: string; values: PageValues }>>()

/** What the pages of a language say of the shop now: the same object until a setting or a product changes. */
export function valuesOf(store: Store, shop: ShopReader, language: Language): PageValues {
  const version = `${store.tableVersion('settings')} ${store.tableVersion('products')}`
  const languages = known.get(shop) ?? new Map()
  const before = languages.get(language)
  if (before?.version === version) return before.values
  const values = localizedValues(language, {
    ...companyOf(shop.settings.rows(), language),
    ...stageValuesOf(listProducts(shop, visitor), language),
  })
  known.set(shop, languages.set(language, { version, values }))
  return values
}

/** Those values, or what `src/site.ts` says where the store fails. */
export const pageValues = (store: Store, language: Language): Promise<PageValues> =>
  store.read((shop) => valuesOf(store, shop, language)).catch(() => siteValues)
