import type { Rows, TableName } from './shop-schema'
import type { Shop } from './store'

type AnyCompletion = (shop: Shop, row: object, before: object | undefined) => object

/**
 * What a feature adds to rows of another feature whenever one is stored, in the same transaction. `before` is the stored row. It
 * must give the same result if it runs again.
 */
export type Completions = { [Name in TableName]?: (shop: Shop, row: Rows[Name], before: Rows[Name] | undefined) => Rows[Name] }

const completions = new Map<string, AnyCompletion>()

/** Called once by `features.ts`. Several features may complete the same rows, in their order. */
export function setCompletions(ofFeatures: readonly Completions[]) {
  completions.clear()
  for (const [name, complete] of ofFeatures.flatMap((each) => Object.entries(each) as [string, AnyCompletion][])) {
    const first = completions.get(name)
    completions.set(name, first ? (shop, row, before) => complete(shop, first(shop, row, before), before) : complete)
  }
}

export const completionOf = (name: TableName): AnyCompletion | undefined => completions.get(name)
