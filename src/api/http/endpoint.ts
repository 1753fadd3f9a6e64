import { may } from '~/domain/account/roles'
import type { TableName } from '../store/shop-schema'
import type { Endpoint, MayCall } from './handle'
import { type Adds, type Mutation, mutationEndpoint, mutationHandlerEndpoint, type Schema } from './mutations'
import {
  type Handler,
  type ListQuery,
  listEndpoint,
  type Pages,
  type Query,
  queryEndpoint,
  queryHandlerEndpoint,
} from './queries'

export { nothing, picture, table } from './request-body'

export const visitor = callsFor(() => true)
/** Everyone but the accountant, who changes nothing besides money. */
export const changing = callsFor(({ role }) => role !== 'accountant')
export const operator = callsFor(({ role }) => may(role, 'change'))
/** Who reads all, and books money. */
export const bookkeeper = callsFor(({ isOperator }) => isOperator)
/** Who brings orders on their way. A packer's answers have no money. */
export const packer = callsFor(({ role }) => may(role, 'pack'))
/** Everyone with a role reads orders. A packer's answers have no money. */
export const orderReader = callsFor(({ role }) => role !== undefined)
/** The calls of everyone with a role about himself. */
export const oneself = callsFor(aboutOneself(({ role }) => role !== undefined))
/** The calls of an operator who still has to set Two-Factor up. */
export const signedIn = callsFor(aboutOneself(({ role, mustSetUpTwoFactor }) => role !== undefined || mustSetUpTwoFactor))
export const owner = callsFor(({ role }) => may(role, 'own'))
/** Calls that also a browser may make in which somebody has signed in before who may read the shop now. */
export const knownDevice = callsFor(
  ({ isOperator, role, deviceRole }) => isOperator || (role === undefined && may(deviceRole, 'read')),
)

function aboutOneself(mayCall: MayCall): MayCall {
  return Object.assign(mayCall, { isOfOneself: true as const })
}

function callsFor(mayCall: MayCall) {
  function calls<Output>(query: Query<Output>): Endpoint
  function calls<Input, Output>(schema: Schema<Input>, mutate: Mutation<Input, Output>, adds?: Adds<Output>): Endpoint
  function calls<Input, Output>(
    first: Query<Output> | Schema<Input>,
    mutate?: Mutation<Input, Output>,
    adds?: Adds<Output>,
  ): Endpoint {
    if (mutate) return mutationEndpoint(mayCall, first as Schema<Input>, mutate, adds)
    return queryEndpoint(mayCall, first as Query<Output>)
  }
  function handler<Output>(query: Handler<undefined, Output>): Endpoint
  function handler<Input, Output>(schema: Schema<Input>, mutate: Handler<Input, Output>): Endpoint
  function handler<Input, Output>(first: Handler<undefined, Output> | Schema<Input>, mutate?: Handler<Input, Output>): Endpoint {
    if (mutate) return mutationHandlerEndpoint(mayCall, first as Schema<Input>, mutate)
    return queryHandlerEndpoint(mayCall, first as Handler<undefined, Output>)
  }
  /** A GET of a table's rows, the same for each reader of an audience. `pages` answers `?page=<number>`. */
  const list = <Row extends { id: number }>(table: TableName, query: ListQuery<Row>, pages?: Pages) =>
    listEndpoint(mayCall, table, query, { pages })
  /** The same for the operator; everyone else gets `own`, which is not cached. */
  const ownList = <Row extends { id: number }>(
    table: TableName,
    query: ListQuery<Row>,
    own: Query<readonly Row[]>,
    pages?: Pages,
  ) => listEndpoint(mayCall, table, query, { own, pages })
  return Object.assign(calls, { handler, list, ownList })
}
