import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'
import { responseCache } from '~/api/http/response-cache'

/** Quality 5 gives most of the compression of 11 in 1 % of the time. */
const FAST = 5
const BEST = 11

export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })

/** The client's preferred available encoding (RFC 9110, 12.5.3), or identity. */
export function encodingFor(accepted: string | undefined, available: readonly Encoding[]): Encoding {
  if (accepted === undefined || available.length === 0) return 'identity'
  const header = { headers: { 'accept-encoding': accepted } }
  const choices = [...available, 'identity']
  return (new Negotiator(header).encodings(choices, { preferred: available })[0] as Encoding | undefined) ?? 'identity'
}

export async function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  return encoding === 'br' ? brotli(bytes, FAST) : promisify(gzip)(bytes)
}

let improving: Promise<void> | undefined

export function compressBetter(name: string, bytes: Buffer): boolean {
  if (improving) return false
  improving = brotli(bytes, BEST)
    .then((best) => responseCache.set(name, best))
    .catch((error) => console.warn('A page could not be compressed better:', error.message))
    .finally(() => {
      improving = undefined
    })
  return true
}

export const whenImproved = async () => improving
