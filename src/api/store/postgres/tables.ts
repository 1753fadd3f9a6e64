import type { ColumnType } from 'kysely'
import type { PageView, Visitor } from '~/domain/analytics/visitors-schema'
import type { Order } from '~/domain/orders/schema'
import type { Rows, TableName } from '../shop-schema'

type Value<Field> = Exclude<Field, undefined> | (undefined extends Field ? null : never)

type Column<Field> = [Extract<Field, object>] extends [never]
  ? Value<Field>
  : ColumnType<Value<Field>, string | null, string | null>

type TableOf<Row> = { [Field in keyof Row]-?: Column<Row[Field]> }

type ShopTables = { [Name in Exclude<TableName, 'orders'>]: TableOf<Rows[Name]> }

/** Every table of the database. Columns are named as in the code: `stockQuantity` is the column `stock_quantity`. */
export interface Tables extends ShopTables {
  orders: TableOf<Omit<Order, 'items' | 'shippingAddress'> & Order['shippingAddress']>
  orderItems: TableOf<Order['items'][number] & { orderId: number; position: number }>
  shopClock: { sequence: number }
  rowChanges: { sequence: number; tableName: TableName; key: string }
  secrets: { name: string; value: Buffer }
  visitors: TableOf<Visitor>
  pageViews: TableOf<PageView>
  visitDays: { day: string; totals: ColumnType<unknown, string, string> }
}
