import * as z from 'zod/mini'
import { may } from '~/domain/account/roles'
import type { Frozen } from '~/domain/frozen'
import type { TableName } from '../store/shop-schema'
import type { CallAnswer } from './call-answer'
import type { Answering, Callers, Endpoint } from './handle'
import { type Decorate, type Mutation, mutationEndpoint, mutationHandlerEndpoint, type Schema } from './mutations'
import type { ConditionalResponse } from './polling'
import {
  type Handler,
  type ListQuery,
  listEndpoint,
  type Pages,
  type Query,
  queryEndpoint,
  queryHandlerEndpoint,
} from './queries'
import type { RowPieces } from './row-pieces'

export { nothing, picture, table } from './request-body'

/** The schema of an answer without a body. */
export const empty = z.void()
/** The schema of an answer that is a zip file. */
export const zip = z.instanceof(Uint8Array)
/** The schema of an answer that is a table: text/csv in UTF-8. */
export const csv = z.string()

export const visitor = callsFor({ name: 'visitor', sentence: 'Everybody may call.', may: () => true })
export const notAccountant = callsFor({
  name: 'notAccountant',
  sentence: 'Everybody may call but an accountant, who changes nothing besides money.',
  may: ({ role }) => role !== 'accountant',
})
export const operator = callsFor({
  name: 'operator',
  sentence: 'The owner and operators may call.',
  may: ({ role }) => may(role, 'change'),
})
export const bookkeeper = callsFor({
  name: 'bookkeeper',
  sentence: 'The owner, operators and accountants may call: they read all, and book money.',
  may: ({ isOperator }) => isOperator,
})
export const filer = callsFor({
  name: 'filer',
  sentence: 'The owner and accountants may call.',
  may: ({ role }) => may(role, 'file'),
})
export const packer = callsFor({
  name: 'packer',
  sentence: 'The owner, operators and packers may call. What a packer is answered has no money.',
  may: ({ role }) => may(role, 'pack'),
})
export const orderReader = callsFor({
  name: 'orderReader',
  sentence: 'Everyone with a role may call. What a packer is answered has no money.',
  may: ({ role }) => role !== undefined,
})
export const self = callsFor({
  name: 'self',
  sentence: 'Everyone with a role may call, about his own account.',
  may: ({ role }) => role !== undefined,
  isOfSelf: true,
})
export const signedIn = callsFor({
  name: 'signedIn',
  sentence: 'Whoever has signed in may call, about his own account, also before he has set Two-Factor up.',
  may: ({ role, mustSetUpTwoFactor }) => role !== undefined || mustSetUpTwoFactor,
  isOfSelf: true,
})
export const owner = callsFor({ name: 'owner', sentence: 'The owner may call.', may: ({ role }) => may(role, 'own') })
export const trustedDevice = callsFor({
  name: 'trustedDevice',
  sentence:
    'The owner, operators and accountants may call; so may a browser in which one of them has signed in before, until another does.',
  may: ({ isOperator, role, deviceRole }) => isOperator || (role === undefined && may(deviceRole, 'read')),
})

/** The value in the answer of a handler. */
type Sent<Output> =
  Output extends CallAnswer<infer Value>
    ? Value
    : Output extends RowPieces<infer _Row, infer Shown>
      ? readonly Shown[]
      : Output extends ConditionalResponse<infer Value>
        ? Value
        : Output

/** A schema, if its values are exactly those that are sent. */
type Describing<Schema extends z.ZodMiniType, Value> = [Frozen<Value>] extends [Frozen<z.output<Schema>>]
  ? [Frozen<z.output<Schema>>] extends [Frozen<Value>]
    ? Schema
    : { 'says more than is sent': Value }
  : { 'says less than is sent': Value }

/** An endpoint without the schema of its answer yet. */
class Unanswered<Value> {
  readonly #known: Omit<Endpoint, 'answers'>

  constructor(known: Omit<Endpoint, 'answers'>) {
    this.#known = known
  }

  /** Adds the schema of its query parameters. */
  asks = (query: z.ZodMiniType) => new Unanswered<Value>({ ...this.#known, asks: query })

  /** Marks that it refuses a row whose version differs from If-Match. */
  ofVersion = () => new Unanswered<Value>({ ...this.#known, isOfVersion: true })

  answers<Schema extends z.ZodMiniType>(schema: Schema & Describing<Schema, Value>): Endpoint {
    return { ...this.#known, answers: schema }
  }

  /** Adds the schema of an answer that is a file to download. */
  sends<Schema extends z.ZodMiniType>(schema: Schema & Describing<Schema, Value>): Endpoint {
    return { ...this.#known, answers: schema, isFile: true }
  }
}

/** A list without the schema of its rows yet. */
class UnansweredList<Row> {
  readonly #known: Omit<Endpoint, 'answers'>
  readonly #pages: Pages | undefined

  constructor(known: Omit<Endpoint, 'answers'>, pages: Pages | undefined) {
    this.#known = known
    this.#pages = pages
  }

  answers<Schema extends z.ZodMiniType>(row: Schema & Describing<Schema, Row>): Endpoint {
    const rows = z.array(row)
    if (!this.#pages) return { ...this.#known, answers: rows }
    return { ...this.#known, pages: this.#pages.asks, answers: z.union([rows, this.#pages.page(row)]) }
  }
}

function callsFor(callers: Callers) {
  const unanswered = <Output>(answering: Answering, takes?: z.ZodMiniType, isOnce = false) =>
    new Unanswered<Sent<Output>>({ ...answering, callers, ...(takes && { takes }), isOnce })

  function calls<Output>(query: Query<Output>): Unanswered<Sent<Output>>
  function calls<Input, Output>(schema: Schema<Input>, mutate: Mutation<Input, Output>): Unanswered<Sent<Output>>
  function calls<Input, Output, Added>(
    schema: Schema<Input>,
    mutate: Mutation<Input, Output>,
    decorate: Decorate<Output, Added>,
  ): Unanswered<Added>
  function calls<Input, Output, Added>(
    first: Query<Output> | Schema<Input>,
    mutate?: Mutation<Input, Output>,
    decorate?: Decorate<Output, Added>,
  ): Unanswered<Sent<Output>> | Unanswered<Added> {
    if (!mutate) return unanswered<Output>(queryEndpoint(callers, first as Query<Output>))
    const schema = first as Schema<Input>
    return unanswered<Output>(mutationEndpoint(callers, schema, mutate, decorate), schema, true)
  }
  function handler<Output>(query: Handler<undefined, Output>): Unanswered<Sent<Output>>
  function handler<Input, Output>(schema: Schema<Input>, mutate: Handler<Input, Output>): Unanswered<Sent<Output>>
  function handler<Input, Output>(
    first: Handler<undefined, Output> | Schema<Input>,
    mutate?: Handler<Input, Output>,
  ): Unanswered<Sent<Output>> {
    if (!mutate) return unanswered<Output>(queryHandlerEndpoint(callers, first as Handler<undefined, Output>))
    const schema = first as Schema<Input>
    return unanswered<Output>(mutationHandlerEndpoint(callers, schema, mutate), schema)
  }
  /** A GET of a table's rows, equal for all callers of an audience. `pages` answers `?page=<number>`. */
  const list = <Row extends { id: number }>(table: TableName, query: ListQuery<Row>, pages?: Pages) =>
    new UnansweredList<Row>({ ...listEndpoint(callers, table, query, { pages }), callers }, pages)
  /** The same for operators; everyone else gets `own`, which is not cached. */
  const ownList = <Row extends { id: number }>(
    table: TableName,
    query: ListQuery<Row>,
    own: Query<readonly Row[]>,
    pages?: Pages,
  ) => new UnansweredList<Row>({ ...listEndpoint(callers, table, query, { own, pages }), callers }, pages)
  return Object.assign(calls, { handler, list, ownList })
}
