export interface Answer {
  status: number
  head: string
  headers: Map<string, string[]>
  body: Buffer
  isToHead: boolean
}

const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) [\x20-\x7e]*$/
const HEADER_LINE = /^([!#$%&'*+.^_`|~\w-]+): ([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)?$/

/**
 * Parses the complete responses at the start of `bytes`, to requests with these methods. Returns the unread rest too:
 * an incomplete or malformed response stays in it.
 */
export function readAnswers(bytes: Buffer, methods: readonly string[]): { answers: Answer[]; rest: Buffer } {
  const answers: Answer[] = []
  let rest = bytes
  while (rest.length > 0) {
    const found = firstAnswer(rest, methods[answers.length])
    if (!found) break
    rest = found.rest
    // 100 Continue comes before the final response.
    if (found.answer.status >= 200) answers.push(found.answer)
  }
  return { answers, rest }
}

function firstAnswer(bytes: Buffer, method?: string): { answer: Answer; rest: Buffer } | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = Number(STATUS_LINE.exec(statusLine)?.[1])
  const headers = readHeaders(lines)
  if (!status || !headers) return undefined
  const isToHead = method === 'HEAD'
  const hasBody = !isToHead && status >= 200 && status !== 204 && status !== 304
  const found = hasBody ? bodyAt(bytes.subarray(end + 4), headers) : { body: Buffer.alloc(0), rest: bytes.subarray(end + 4) }
  return found && { answer: { status, head, headers, body: found.body, isToHead }, rest: found.rest }
}

function readHeaders(lines: string[]): Map<string, string[]> | undefined {
  const headers = new Map<string, string[]>()
  for (const line of lines) {
    const [, name, value = ''] = HEADER_LINE.exec(line) ?? []
    if (!name) return undefined
    headers.set(name.toLowerCase(), [...(headers.get(name.toLowerCase()) ?? []), value])
  }
  return headers
}

function bodyAt(bytes: Buffer, headers: Map<string, string[]>): { body: Buffer; rest: Buffer } | undefined {
  if (headers.get('transfer-encoding')?.[0] === 'chunked') return chunkedBody(bytes)
  const length = Number(headers.get('content-length')?.[0] ?? 0)
  return bytes.length < length ? undefined : { body: bytes.subarray(0, length), rest: bytes.subarray(length) }
}

function chunkedBody(bytes: Buffer): { body: Buffer; rest: Buffer } | undefined {
  const chunks: Buffer[] = []
  for (let at = 0; ; ) {
    const [line, size = ''] = /^([\da-f]+)\r\n/i.exec(bytes.toString('latin1', at, at + 20)) ?? []
    if (line === undefined) return undefined
    const from = at + line.length
    const to = from + Number.parseInt(size, 16)
    if (bytes.toString('latin1', to, to + 2) !== '\r\n') return undefined
    if (to === from) return { body: Buffer.concat(chunks), rest: bytes.subarray(to + 2) }
    chunks.push(bytes.subarray(from, to))
    at = to + 2
  }
}
