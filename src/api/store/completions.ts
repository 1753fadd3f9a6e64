import type { Rows, TableName } from './shop-schema'
import type { Shop } from './store'

type AnyCompletion = (shop: Shop, row: object, before: object | undefined) => object

/**
 * What a feature adds to rows of another feature whenever one is stored, in the same transaction. `before` is the stored row. It
 * must give the same result if it runs again.
 */
export type Completions = { [Name in TableName]?: (shop: Shop, row: Rows[Name], before: Rows[Name] | undefined) => Rows[Name] }

let completions: Readonly<Partial<Record<TableName, AnyCompletion>>> = {}

/** Called once by `features.ts`. */
export function setCompletions(all: Completions) {
  completions = all as typeof completions
}

export const completionOf = (name: TableName): AnyCompletion | undefined => completions[name]
