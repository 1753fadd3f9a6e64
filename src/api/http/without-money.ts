import { CallAnswer, jsonAnswer } from './call-answer'
import { Refusal } from './problems'

/** All that an answer may say to a packer, by name. What is not named here is left out, also what comes later. */
const PACKED = new Set([
  ...['rows', 'page', 'pages', 'first', 'last', 'total', 'changed', 'left'],
  ...['sums', 'byStatus', 'bags', 'stats', 'queues', 'confirm', 'ship', 'deliver'],
  ...['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'],
  ...['id', 'createdAt', 'customerName', 'customerPhone', 'channel', 'language', 'notes', 'version'],
  ...['shippingAddress', 'street', 'city', 'state', 'zipCode', 'country', 'district'],
  ...['items', 'productId', 'productName', 'productSku', 'quantity'],
  ...['status', 'statusHistory', 'at', 'by', 'cancelRequest', 'isAccepted'],
  ...['dispatch', 'vehicle', 'driverPhone', 'day', 'batch', 'handling', 'promisedDay'],
  ...['type', 'title', 'detail', 'code', 'errors', 'path', 'message', 'current'],
])

/** The same answer for a packer. It has no ETag: the whole one stands for others. */
export function withoutMoney({ status, headers, body }: CallAnswer): CallAnswer {
  if (body === null) return new CallAnswer(status, null, kept(headers))
  if (!/json/.test(headers.get('content-type') ?? '')) throw new Refusal(403, 'Your role may not read this file.')
  const text = Buffer.isBuffer(body) ? body.toString() : [...body].join('')
  const packed = JSON.stringify(JSON.parse(text), (key, value) => (isSaid(key) ? value : undefined))
  return jsonAnswer(status, packed, kept(headers))
}

const kept = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => name !== 'etag'))

const isSaid = (key: string) => key === '' || /^\d+$/.test(key) || PACKED.has(key)
