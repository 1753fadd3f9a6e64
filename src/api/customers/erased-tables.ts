import type { Rows, TableName } from '../store/shop-schema'
import type { ShopReader } from '../store/store'

/** The names of texts in a value, at any depth. */
type TextName<Value> = Value extends readonly (infer Each)[]
  ? TextName<Each>
  : Value extends object
    ? {
        [Name in keyof Value & string]: NonNullable<Value[Name]> extends string ? Name : TextName<NonNullable<Value[Name]>>
      }[keyof Value & string]
    : never

export interface ErasedTable<Row> {
  /** The fields in which people write freely: the phone of an erased person is removed from them. */
  texts: readonly TextName<Row>[]
  /** The rows of a customer, and what is left of one. Those of customers, orders and contacts have their own rules. */
  own?: { of(shop: ShopReader, customerId: number): readonly Row[]; erased(row: Row): Row }
}

export type ErasedTables = { readonly [Name in TableName]: ErasedTable<Rows[Name]> | undefined }

let tables: Partial<ErasedTables> = {}

/** Called once, by `features.ts`. */
export function setErasedTables(erased: ErasedTables) {
  tables = erased
}

interface AnyTable {
  texts: readonly string[]
  own?: { of(shop: ShopReader, customerId: number): readonly { id: number }[]; erased(row: { id: number }): { id: number } }
}

/** The tables with rows of persons or texts about them. */
export const erasedTables = (): (readonly [name: TableName, erased: AnyTable])[] =>
  Object.entries(tables).flatMap(([name, erased]) =>
    erased ? [[name as TableName, erased as unknown as AnyTable] as const] : [],
  )
