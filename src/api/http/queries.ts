import type { ShopReader, Store } from '~/api/store/store'
import type { Caller } from '../auth/auth'
import type { Call, CallContext } from './call'
import { type AuthenticatedContext, type Endpoint, handle, type MayCall } from './handle'
import { polledJson } from './polling'
import { SharedList } from './shared-list'

export type Query<Output> = (shop: ShopReader, call: Call) => Output
/** Work that needs more than one query or mutation, such as hashing a password. It may answer with its own Response. */
export type Handler<Input, Output> = (call: Call<Input>, context: CallContext) => Promise<Output> | Output

export interface Pages {
  answer(context: AuthenticatedContext): Promise<Response>
}

type Audience = Pick<Caller, 'isOperator' | 'isKnownDevice'>
export type ListQuery<Row> = (shop: ShopReader, call: { caller: Audience }) => readonly Row[]

export const queryEndpoint = <Output>(mayCall: MayCall, query: Query<Output>): Endpoint =>
  handle(mayCall, async (context) => {
    const { request, locals } = context
    return polledJson(request, await locals.store.read((shop) => query(shop, callOf(context))))
  })

export const queryHandlerEndpoint = <Output>(mayCall: MayCall, task: Handler<undefined, Output>): Endpoint =>
  handle(mayCall, async (context) => {
    const output = await task(callOf(context), context)
    return output instanceof Response ? output : polledJson(context.request, output)
  })

/** A GET of a list that its audience shares. Who is not the operator reads `own`, where that is given. */
export function listEndpoint<Row>(
  mayCall: MayCall,
  query: ListQuery<Row>,
  { own, pages }: { own?: Query<readonly Row[]> | undefined; pages?: Pages | undefined } = {},
): Endpoint {
  const listFor = sharedLists(query)
  return handle(mayCall, async (context) => {
    const { request, url, caller, locals } = context
    if (pages && url.search && url.searchParams.has('page')) return pages.answer(context)
    return locals.store.read((shop) => {
      if (own && !caller.isOperator) return polledJson(request, own(shop, callOf(context)))
      return listFor(locals.store, shop, caller).polled.answer(request)
    })
  })
}

const callOf = ({ caller, params, now }: AuthenticatedContext): Call => ({
  input: undefined,
  caller,
  params,
  now: now.toISOString(),
})

/** One list for each store and audience, updated when the store's version has changed. */
function sharedLists<Row>(query: ListQuery<Row>) {
  const lists = new WeakMap<Store, Map<string, { version: number; list: SharedList<Row> }>>()
  return (store: Store, shop: ShopReader, { isOperator, isKnownDevice }: Audience): SharedList<Row> => {
    const known = lists.get(store) ?? new Map()
    const audience = isOperator ? 'operator' : isKnownDevice ? 'device' : 'everyone'
    const { version, list } = known.get(audience) ?? { version: -1, list: new SharedList<Row>() }
    if (version !== store.version) list.update(query(shop, { caller: { isOperator, isKnownDevice } }))
    lists.set(store, known.set(audience, { version: store.version, list }))
    return list
  }
}
