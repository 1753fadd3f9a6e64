import { listProducts } from '~/api/catalog/products'
import { memo } from '~/api/store/memo'
import type { Store } from '~/api/store/store'
import '~/content/load-messages'
import { localizedValues } from '~/content/localized-values'
import { companyOf } from '~/domain/account/company'
import { type PageValues, siteValues } from '~/domain/account/page-values'
import { stageValuesOf } from '~/domain/feeding/stage-values'
import type { Language } from '~/languages'

const visitor = { caller: { isOperator: false } }

/** What the pages of a language say of the shop now: the same object until a setting or a product changes. */
export const valuesOf = memo(
  ['settings', 'products'],
  (_store, shop, language: Language): PageValues =>
    localizedValues(language, {
      ...companyOf(shop.settings.rows(), language),
      ...stageValuesOf(listProducts(shop, visitor), language),
    }),
)

/** Those values, or what `src/site.ts` says where the store fails. */
export const pageValues = (store: Store, language: Language): Promise<PageValues> =>
  store.read((shop) => valuesOf(store, shop, language)).catch(() => siteValues)
