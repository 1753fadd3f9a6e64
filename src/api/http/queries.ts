import type * as z from 'zod/mini'
import type { ShopReader } from '~/api/store/store'
import type { Caller } from '../auth/auth'
import { memo } from '../store/memo'
import type { TableName } from '../store/shop-schema'
import type { Call, CallContext } from './call'
import { CallAnswer } from './call-answer'
import { type Answering, type AuthenticatedContext, type Callers, handle } from './handle'
import { type ConditionalResponse, conditionalJson, conditionalRows, sharedList } from './polling'
import { RowPieces } from './row-pieces'

export type Query<Output> = (shop: ShopReader, call: Call) => Output
/** A call that needs more than one query or mutation, such as hashing a password. It may return a CallAnswer. */
export type Handler<Input, Output> = (call: Call<Input>, context: CallContext) => Promise<Output> | Output

export interface Pages {
  /** The schema of its query parameters. */
  asks: z.ZodMiniType
  /** The schema of a page, from that of a row. */
  page(row: z.ZodMiniType): z.ZodMiniType
  answer(context: AuthenticatedContext): Promise<CallAnswer>
}

/** Reads rows of a table; the result is equal for all operators, and for all other callers. */
export type ListQuery<Row> = (shop: ShopReader, call: { caller: Pick<Caller, 'isOperator'> }) => readonly Row[]

export const queryEndpoint = <Output>(callers: Callers, query: Query<Output>): Answering =>
  handle(callers, async (context) => {
    const { locals } = context
    return conditionalJson(context, await locals.store.read((shop) => query(shop, callOf(context))))
  })

export const queryHandlerEndpoint = <Output>(callers: Callers, handler: Handler<undefined, Output>): Answering =>
  handle(callers, async (context) => {
    const output = await handler(callOf(context), context)
    if (output instanceof CallAnswer) return output
    if (typeof output === 'function') return (output as unknown as ConditionalResponse)(context)
    return output instanceof RowPieces ? conditionalRows(context, output) : conditionalJson(context, output)
  })

const OPERATOR = 'operator'

/** A GET of a list that its audience shares. Callers who are no operators get `own`, if given. */
export function listEndpoint<Row>(
  callers: Callers,
  table: TableName,
  query: ListQuery<Row>,
  { own, pages }: { own?: Query<readonly Row[]> | undefined; pages?: Pages | undefined } = {},
): Answering {
  const listFor = memo([table], (_store, shop, reader: string) =>
    sharedList(query(shop, { caller: { isOperator: reader === OPERATOR } })),
  )
  return handle(callers, async (context) => {
    const { url, caller, locals } = context
    if (pages && url.search && url.searchParams.has('page')) return pages.answer(context)
    return locals.store.read((shop) => {
      if (own && !caller.isOperator) return conditionalJson(context, own(shop, callOf(context)))
      return listFor(locals.store, shop, caller.isOperator ? OPERATOR : '')(context)
    })
  })
}

const callOf = ({ caller, params, now }: AuthenticatedContext): Call => ({
  input: undefined,
  caller,
  params,
  now: now.toISOString(),
})
