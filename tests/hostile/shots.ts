import { HEADERS, headerLines } from './header-values'
import type { Shot } from './raw-client'
import type { Target } from './targets'

/** Headers that decide where a request ends: a server may wait for more, or see two requests. */
const FRAMING = ['Content-Length', 'Transfer-Encoding', 'Expect']

const bytesOf = (lines: string[], body = '') => Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1')

/** The lines of a valid request; a header in `own` replaces the default one. */
export function requestLines({ method, path, body }: Target, own: string[] = [], version = 'HTTP/1.1'): string[] {
  const usual = ['Host: shop.test', 'Connection: close']
  const sent = body === undefined ? [] : [`Content-Type: ${typeOf({ path })}`, `Content-Length: ${Buffer.byteLength(body)}`]
  const names = own.map((line) => nameOf(line))
  const kept = [...usual, ...sent].filter((line) => !names.includes(nameOf(line)))
  const isChunked = names.includes('transfer-encoding')
  return [
    `${method} ${path}${version && ` ${version}`}`,
    ...kept.filter((line) => !isChunked || nameOf(line) !== 'content-length'),
    ...own,
  ]
}

export function shot(target: Target, name: string, own: string[], manner: Shot['manner'] = 'patient'): Shot {
  const accepted = own.filter((line) => nameOf(line) === 'accept-encoding').map((line) => line.slice(line.indexOf(':') + 1))
  return {
    name: `${name} to ${target.kind} (${target.method})`,
    bytes: bytesOf(requestLines(target, own), target.body),
    methods: [target.method],
    manner,
    acceptEncoding: accepted.length > 0 ? accepted.join(',') : undefined,
  }
}

/** All values of a header for one target, including incomplete requests. */
export function headerShots(header: string, target: Target): Shot[] {
  const manner = FRAMING.includes(header) ? 'impatient' : 'patient'
  const whole = Object.entries(headerLines(header)).map(([what, lines]) => shot(target, `${header}, ${what}`, lines, manner))
  const tooMuch = shot(target, `${header}, too huge`, [`${header}: ${'a'.repeat(20_000)}`], 'impatient')
  return [...whole, tooMuch, halfShot(header, target, 'half'), halfShot(header, target, 'reset')]
}

function halfShot(header: string, target: Target, manner: 'half' | 'reset'): Shot {
  const [plain = ''] = HEADERS[header] ?? []
  const lines = [...requestLines(target, [`${header}: `]).slice(0, -1), `${header}: ${plain.slice(0, plain.length / 2)}`]
  const { name, methods } = shot(target, `${header}, half-sent, then ${manner}`, [])
  return { name, methods, bytes: Buffer.from(lines.join('\r\n'), 'latin1'), manner }
}

export function bodyShot(target: Target, name: string, [lines, body]: readonly [string[], string]): Shot {
  const bytes = bytesOf(requestLines({ ...target, body: undefined }, [`Content-Type: ${typeOf(target)}`, ...lines]), body)
  return { name: `${name} to ${target.kind} (${target.method})`, bytes, methods: [target.method], manner: 'impatient' }
}

/** Several complete requests over one connection; only the last closes it. */
export function pipelinedShot(asked: readonly Target[], manner: Shot['manner'] = 'patient'): Shot {
  const requests = asked.map((target, index) => {
    const own = index < asked.length - 1 ? ['Connection: keep-alive'] : []
    return bytesOf(requestLines(target, own), target.body)
  })
  const methods = asked.map(({ method }) => method)
  return { name: `${asked.map(({ kind }) => kind).join(', then ')}, ${manner}`, bytes: Buffer.concat(requests), methods, manner }
}

/** A request with an odd method, path or version. Node may close the connection without a response. */
export function lineShot(target: Target, version?: string): Shot {
  const what = [target.method, target.path, version].map((word) => (word ?? '').slice(0, 40)).join(' ')
  return {
    name: `${JSON.stringify(what)} to ${target.kind}`,
    bytes: bytesOf(requestLines(target, [], version), target.body),
    methods: [target.method],
    manner: isOrdinary(target, version) ? 'patient' : 'impatient',
  }
}

const isOrdinary = ({ method, path }: Target, version = 'HTTP/1.1') =>
  /^(GET|HEAD|POST|PUT|DELETE|PATCH|OPTIONS|TRACE)$/.test(method) &&
  /^\/[\x21-\x7e]{0,9000}$/.test(path) &&
  version === 'HTTP/1.1'

const typeOf = ({ path }: Pick<Target, 'path'>) =>
  path.startsWith('/api/') ? 'application/json' : 'application/x-www-form-urlencoded'

const nameOf = (line: string) => line.split(':', 1)[0]?.trim().toLowerCase()
