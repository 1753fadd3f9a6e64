import { dispatchFields, lineFields, orderFields } from '~/domain/orders/order-line-schema'
import { CallAnswer } from './call-answer'
import type { CallRequest } from './call-request'
import { etagOf, matches } from './etags'
import { Refusal } from './problems'
import { RowPieces } from './row-pieces'

/** The fields that a packer may see. Others are left out, including new ones. */
const PACKED = new Set([
  ...['rows', 'page', 'pages', 'first', 'last', 'total', 'changed', 'left'],
  ...['sums', 'byStatus', 'bags', 'stats', 'queues', 'confirm', 'ship', 'deliver'],
  ...['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'],
  ...['id', 'createdAt', 'customerName', 'customerPhone', 'channel', 'language', 'notes', 'version'],
  ...['shippingAddress', 'street', 'city', 'state', 'zipCode', 'country', 'district'],
  ...['items', 'productId', 'productName', 'productSku', 'quantity'],
  ...Object.keys({ ...lineFields, ...orderFields, ...dispatchFields }),
  ...['status', 'statusHistory', 'at', 'by', 'cancelRequest', 'isAccepted'],
  ...['dispatch', 'vehicle', 'driverPhone', 'day', 'handling', 'promisedDay'],
  ...['type', 'title', 'detail', 'code', 'errors', 'path', 'message', 'current'],
])

/** Called once, by `features.ts`, with what the answers of features add. */
export function setPackerFields(names: readonly string[]) {
  for (const name of names) PACKED.add(name)
}

const made = new WeakMap<CallAnswer, CallAnswer>()

/** The answer for a packer, with its own ETag; 304 if unchanged. Cached answers are converted once. */
export function withoutMoney(answer: CallAnswer, request: CallRequest): CallAnswer {
  const packed = made.get(answer) ?? packedAnswer(answer)
  made.set(answer, packed)
  const etag = packed.headers.get('etag')
  if (!etag || !matches(request.headers.get('if-none-match'), etag)) return packed
  return new CallAnswer(304, null, headersOf(packed, etag))
}

function packedAnswer(answer: CallAnswer): CallAnswer {
  const { status, headers, body } = answer
  if (body === null) return new CallAnswer(status, null, headersOf(answer))
  if (!/json/.test(headers.get('content-type') ?? '') || Symbol.asyncIterator in body)
    throw new Refusal(403, 'Your role may not read this file.')
  const etag = headers.get('etag')
  if (body instanceof RowPieces) {
    const own = etag?.replace(/"$/, '-packed"')
    return new CallAnswer(status, body.writtenBy(packedJson), headersOf(answer, own))
  }
  const text = Buffer.isBuffer(body) ? body.toString() : [...body].join('')
  const bytes = Buffer.from(packedJson(JSON.parse(text)))
  return new CallAnswer(status, bytes, headersOf(answer, etag ? etagOf(bytes) : undefined))
}

/** The ETag of the full answer must not be used. */
const headersOf = ({ headers }: CallAnswer, etag?: string) => ({
  ...Object.fromEntries([...headers].filter(([name]) => name !== 'etag')),
  ...(etag !== undefined && { etag }),
})

const packedJson = (value: unknown): string => JSON.stringify(value, (key, each) => (isSaid(key) ? each : undefined))

/** Whether a packer may see a field. */
export const isSaid = (key: string) => key === '' || /^\d+$/.test(key) || PACKED.has(key)
