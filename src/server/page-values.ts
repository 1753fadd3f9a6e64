import { listProducts } from '~/api/catalog/products'
import { memo } from '~/api/store/memo'
import type { ShopReader, Store } from '~/api/store/store'
import { messagesOf } from '~/content/load-messages'
import { localizedDay } from '~/content/localized-dates'
import { localizedValues } from '~/content/localized-values'
import { companyOf } from '~/domain/account/company'
import { customContentValues } from '~/domain/account/custom-content'
import { type PageValues, siteValues } from '~/domain/account/page-values'
import { sampleValues } from '~/domain/account/samples'
import { showsSampleFigures } from '~/domain/catalog/featured'
import { indianDay } from '~/domain/dates'
import { stageValuesOf } from '~/domain/feeding/stage-values'
import type { Language } from '~/languages'

const visitor = { caller: { isOperator: false } }

/** The page values of a language. The same object until a row that they use, or the day, changes. */
export const valuesOf = (store: Store, shop: ShopReader, language: Language): PageValues =>
  valuesOn(store, shop, `${language} ${indianDay(store.now())}`)

const valuesOn = memo(['settings', 'products', 'ownWords'], (_store, shop, key: `${Language} ${string}`): PageValues => {
  const [language, today] = key.split(' ') as [Language, string]
  const own = {
    ...companyOf(shop.settings.rows(), language),
    ...stageValuesOf(listProducts(shop, visitor), language),
    ...customContentValues(shop.ownWords.rows(), language, today, (day) => localizedDay(`${day}T00:00Z`, messagesOf(language))),
  }
  return localizedValues(language, { ...own, ...sampleValues(own, showsSampleFigures(shop)) })
})

/** The page values, or those of `src/site.ts` if the store fails. */
export const pageValues = (store: Store, language: Language): Promise<PageValues> =>
  store.read((shop) => valuesOf(store, shop, language)).catch(() => siteValues)
