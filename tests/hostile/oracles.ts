import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { SECURITY } from '~/server/headers'
import type { Answer } from './answers'
import { CANARY } from './canary'
import { type Exchange, HELD_OPEN, type Shot } from './raw-client'

/** Node itself rejects unreadable requests with these statuses. */
const REFUSED_BY_NODE = [400, 408, 413, 417, 431]
const SINGLE = ['content-length', 'content-type', 'content-encoding', 'etag', 'location', 'cache-control', 'date', 'allow']

export function faultsOf(shot: Shot, { answers, rest, problem }: Exchange): string[] {
  const faults = answers.flatMap((answer) => [...answerFaults(answer, shot)])
  if (shot.manner === 'patient') {
    if (answers.length < shot.methods.length) faults.push(`${answers.length} of ${shot.methods.length} answers`)
    if (problem && problem !== HELD_OPEN) faults.push(problem)
    if (rest.length > 0) faults.push(`no whole answer: ${JSON.stringify(rest.toString('latin1', 0, 120))}`)
  }
  if (problem === HELD_OPEN) faults.push(problem)
  return faults.map((fault) => `${shot.name}: ${fault}`)
}

function* answerFaults(answer: Answer, { acceptEncoding }: Shot): Generator<string> {
  const { status, head, headers, body } = answer
  const [encoding] = headers.get('content-encoding') ?? []
  if (status >= 500 && !isHonestFailure(answer)) yield `answered ${status}`
  for (const name of SINGLE) if ((headers.get(name)?.length ?? 0) > 1) yield `two ${name}`
  if (headers.has('content-length') && headers.has('transfer-encoding')) yield 'a length and chunks'
  if (encoding && !accepts(acceptEncoding, encoding)) yield `sent as ${encoding}, asked for ${acceptEncoding?.trim() ?? 'none'}`
  if (encoding && !headers.get('vary')?.join().includes('Accept-Encoding')) yield `sent as ${encoding} without Vary`
  if (status === 206 && !isRightPart(answer)) yield `a part that does not fit: ${headers.get('content-range')}`
  if (!isSecure(answer)) yield `${status} without the security headers`
  const text = head + readable(answer, encoding)
  if (text.includes(CANARY)) yield `${status} gives a value back: …${around(text, CANARY)}…`
  if (/\n\s+at .+:\d+:\d+/.test(text)) yield `${status} shows a stack trace`
  if (body.length > 0 && !headers.has('content-type')) yield `${status} with a body of no type`
}

/** 501 and 505 are allowed by HTTP; 503 must say when to retry. */
const isHonestFailure = ({ status, headers }: Answer) =>
  status === 501 || status === 505 || (status === 503 && headers.has('retry-after'))

function isSecure({ status, headers }: Answer): boolean {
  if (status === 304 || (REFUSED_BY_NODE.includes(status) && !headers.has('content-type'))) return true
  return Object.keys(SECURITY).every((name) => headers.get(name.toLowerCase())?.length === 1)
}

function isRightPart({ headers, body, isToHead }: Answer): boolean {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get('content-range')?.[0] ?? '')?.map(Number) ?? []
  if (from === undefined || to === undefined || size === undefined) return false
  const length = isToHead ? Number(headers.get('content-length')?.[0]) : body.length
  return from <= to && to < size && length === to - from + 1
}

/** Whether a request accepts an encoding (RFC 9110, 12.5.3). A duplicate or unreadable entry counts as the more permissive. */
export function accepts(acceptEncoding: string | undefined, encoding: string): boolean {
  if (acceptEncoding === undefined) return true
  const weights = new Map<string, number>()
  for (const part of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', weight] = part.split(';').map((piece) => piece.trim())
    const q = Number(/^q=([\d.]+)$/.exec(weight ?? '')?.[1] ?? 1)
    weights.set(name, Math.max(q, weights.get(name) ?? 0))
  }
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
}

/** The body as readable text; empty for a part of a compressed one. */
function readable({ status, body, headers }: Answer, encoding: string | undefined): string {
  if (!/text|json|xml/.test(headers.get('content-type')?.[0] ?? '') || body.length === 0 || status === 206) return ''
  const bytes = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  return bytes.toString('latin1')
}

const around = (text: string, part: string) => text.slice(Math.max(0, text.indexOf(part) - 60), text.indexOf(part) + 20)
