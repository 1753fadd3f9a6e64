import { MAX_IMAGE_BYTES } from '~/domain/catalog/images-schema'
import { chosenQuery } from '~/domain/list-pages-schema'
import { STRANGER } from '../auth/auth'
import { csv, empty, nothing, picture, table, zip } from '../http/endpoint'
import { type Call, type Endpoint, isForAll, isWithoutMoney, type Method } from '../http/handle'
import { KEY_HEADER } from '../http/idempotency'
import { TITLES } from '../http/problems'
import { AnswerSchemas, inputSchema, type JsonSchema, refTo } from './schemas'

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: JsonSchema
  description?: string
}

interface Described {
  path: string
  method: Method
  endpoint: Endpoint
}

const INTRODUCTION = [
  'Rows have positive whole numbers as ids, times are ISO 8601 in UTC, days are of India, and amounts of money are rupees as a',
  'text with two decimals. A field that no call knows is dropped. `POST /api/session` signs in and sets a cookie. What is',
  'refused is answered by a problem of RFC 9457; a method that a path does not have, by 405 with `Allow`. A call that changes',
  'something is taken from pages of this site, and from programs that send no `Origin`. Whatever may be asked for by GET may be',
  'asked for by HEAD.',
].join(' ')

/** The description of all calls in OpenAPI 3.1. */
export function documentOf(calls: Record<string, Call>) {
  const described = Object.entries(calls).flatMap(([path, call]) =>
    (Object.entries(call) as [Method, Endpoint][]).map(([method, endpoint]): Described => ({ path, method, endpoint })),
  )
  const schemas = new AnswerSchemas(
    described.flatMap((each) => (hasSchema(each.endpoint) ? [[answerName(each), each.endpoint.answers]] : [])),
  )
  const paths: Record<string, Record<string, object>> = {}
  for (const each of described) {
    const path = `/api${each.path.replace(/\[(\w+)\]/g, '{$1}')}`
    paths[path] = { ...paths[path], [each.method.toLowerCase()]: operation(each, schemas) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Trout Feed', version: '1', description: INTRODUCTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.components,
      responses: Object.fromEntries(PROBLEMS.map((status) => [problemName(status), problemResponse(status)])),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by signing in; `__Host-session` by HTTPS.' },
      },
    },
  }
}

const WITHOUT_SCHEMA: readonly Endpoint['answers'][] = [empty, csv, zip]

const hasSchema = ({ answers }: Endpoint): boolean => !WITHOUT_SCHEMA.includes(answers)

function operation(each: Described, schemas: AnswerSchemas) {
  const { path, endpoint } = each
  const { callers } = endpoint
  const requestBody = bodyOf(endpoint)
  return {
    operationId: operationId(each),
    tags: [path.split(/[/.]/)[1]],
    description: sentencesOf(each).join(' '),
    'x-callers': callers.name,
    security: isForAll(callers) ? [{}, { session: [] }] : [{ session: [] }],
    parameters: parametersOf(each),
    ...(requestBody && { requestBody }),
    responses: responsesOf(each, schemas),
  }
}

const operationId = ({ path, method }: Pick<Described, 'path' | 'method'>): string =>
  method.toLowerCase() +
  path
    .split(/\W+/)
    .filter(Boolean)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('')

function answerName(each: Described): string {
  const name = operationId(each)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`
}

function sentencesOf({ method, endpoint }: Described): string[] {
  return [
    endpoint.callers.sentence,
    ...(endpoint.pages ? ['With `page` it answers a page of the matches and their sums, without it all rows.'] : []),
    ...(method !== 'GET' && endpoint.takes === nothing ? ['It takes no body.'] : []),
  ]
}

function parametersOf({ path, method, endpoint }: Described): Parameter[] {
  const named = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name)
  return [
    ...named.map((name): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(endpoint.asks ? queryOf(inputSchema(endpoint.asks)) : []),
    ...(endpoint.pages ? [chosenQuery, endpoint.pages].flatMap((query) => queryOf(inputSchema(query), false)) : []),
    ...(hasTag(method, endpoint) ? [header('If-None-Match', 'The ETag of an answer that is known: 304 while it stands.')] : []),
    ...(endpoint.isOnce
      ? [header(KEY_HEADER, 'The same key and body give the first answer again; 8 to 200 plain characters.')]
      : []),
    ...(endpoint.isOfVersion
      ? [header('If-Match', 'The version that was seen, in quotes: 409 with the newer row where there is one.')]
      : []),
  ]
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description,
})

/** The query parameters. `page` is optional: without it, a list returns all rows or the first page. */
const queryOf = ({ properties = {}, required = [] }: JsonSchema, mayBeRequired = true): Parameter[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: mayBeRequired && name !== 'page' && required.includes(name),
    schema: schema as JsonSchema,
  }))

function bodyOf({ takes }: Endpoint) {
  if (!takes || takes === nothing) return undefined
  if (takes === table) return { required: true, content: { 'text/csv': { schema: { type: 'string' } } } }
  if (takes === picture) {
    const image = { type: 'string', contentMediaType: 'image/*', description: `At most ${MAX_IMAGE_BYTES} bytes.` }
    const schema = { type: 'object', properties: { image }, required: ['image'] }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  return { required: true, content: { 'application/json': { schema: inputSchema(takes) } } }
}

const hasTag = (method: Method, { isFile = false }: Endpoint): boolean => method === 'GET' && !isFile

function responsesOf(each: Described, schemas: AnswerSchemas) {
  const { method, endpoint } = each
  const problems = problemsOf(each).map((status) => [status, { $ref: `#/components/responses/${problemName(status)}` }])
  const headers = {
    ...(hasTag(method, endpoint) && { ETag: { schema: { type: 'string' } } }),
    ...(endpoint.isFile && { 'Content-Disposition': { schema: { type: 'string' } } }),
  }
  const content = contentOf(endpoint, schemas)
  return {
    [goodStatus(method, endpoint)]: {
      description: content ? 'Done.' : 'Done; there is no body.',
      headers,
      ...(content && { content }),
    },
    ...(hasTag(method, endpoint) && { 304: { description: 'The answer with this ETag still stands.', headers } }),
    ...Object.fromEntries(problems),
  }
}

function goodStatus(method: Method, { answers }: Endpoint): number {
  if (answers === empty) return 204
  return method === 'POST' ? 201 : 200
}

function contentOf({ answers, callers }: Endpoint, schemas: AnswerSchemas) {
  if (answers === empty) return undefined
  if (answers === csv) return { 'text/csv': { schema: { type: 'string' } } }
  if (answers === zip) return { 'application/zip': {} }
  const whole = schemas.ref(answers)
  const isPacked = isWithoutMoney(callers) && mayPack(callers)
  return { 'application/json': { schema: isPacked ? { anyOf: [whole, schemas.packed(whole)] } : whole } }
}

const mayPack = ({ may }: Endpoint['callers']): boolean => may({ ...STRANGER, role: 'packer' })

const PROBLEMS = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]

/** The statuses of problems that the call may answer. */
function problemsOf({ path, method, endpoint }: Described): number[] {
  const { callers, takes, asks, pages } = endpoint
  const isWrite = method !== 'GET'
  const takesBody = isWrite && takes !== nothing
  const may: Record<number, boolean> = {
    400: isWrite,
    401: !isForAll(callers) || takesBody,
    403: isWrite || !isForAll(callers),
    404: path.includes('['),
    409: isWrite,
    413: takesBody,
    415: isWrite,
    422: isWrite || asks !== undefined || pages !== undefined,
    429: isWrite || (isForAll(callers) && asks !== undefined),
    500: true,
    503: true,
  }
  return PROBLEMS.filter((status) => may[status])
}

const problemName = (status: number): string => `Problem${status}`

const problemResponse = (status: number) => ({
  description: TITLES[status] ?? '',
  ...([429, 503].includes(status) && {
    headers: { 'Retry-After': { description: 'In how many seconds to try again.', schema: { type: 'string' } } },
  }),
  content: { 'application/problem+json': { schema: refTo('Problem') } },
})
