import { newContact } from '../fixtures/rows/contacts'
import { CANARY } from './canary'

const CHUNKED = 'Transfer-Encoding: chunked'
const WHOLE = JSON.stringify(newContact())

const chunk = (text: string, size = Buffer.byteLength(text).toString(16)) => `${size}\r\n${text}\r\n`
const END = '0\r\n\r\n'

/** Bodies by the error in their framing: the header lines that announce them, and the bytes sent. */
export const FRAMES: Record<string, readonly [lines: string[], body: string]> = {
  'a length with nothing behind it': [['Content-Length: 50'], ''],
  'a length and half a body': [['Content-Length: 50'], '{"name":'],
  'a body longer than its length': [['Content-Length: 2'], WHOLE],
  'a body of no length': [[], WHOLE],
  'a length over the limit': [['Content-Length: 70000'], ''],
  'a length of a gigabyte': [['Content-Length: 1073741824'], '{'],
  'a body over the limit': [['Content-Length: 70000'], 'a'.repeat(70_000)],
  'two lengths': [['Content-Length: 2', 'Content-Length: 60'], '{}'],
  'a length and chunks': [['Content-Length: 5', CHUNKED], END],
  'chunks and a length': [[CHUNKED, 'Content-Length: 60'], END],
  'whole chunks': [[CHUNKED], chunk(WHOLE) + END],
  'chunks of one byte': [[CHUNKED], [...WHOLE].map((letter) => chunk(letter)).join('') + END],
  'no chunk': [[CHUNKED], END],
  'chunks without an end': [[CHUNKED], chunk(WHOLE)],
  'half a chunk': [[CHUNKED], `ff\r\n${WHOLE.slice(0, 20)}`],
  'a chunk of no number': [[CHUNKED], chunk('{}', 'xyz') + END],
  'a chunk of no size': [[CHUNKED], chunk('{}', '') + END],
  'a chunk below zero': [[CHUNKED], chunk('{}', '-2') + END],
  'a chunk in 0x': [[CHUNKED], chunk('{}', '0x2') + END],
  'a chunk with a plus': [[CHUNKED], chunk('{}', '+2') + END],
  'a chunk with leading zeros': [[CHUNKED], chunk('{}', `${'0'.repeat(2000)}2`) + END],
  'a chunk longer than it says': [[CHUNKED], chunk('{}{}', '2') + END],
  'a chunk of endless length': [[CHUNKED], chunk('{}', 'ffffffffffffffffffff') + END],
  'a chunk of the longest length': [[CHUNKED], chunk('{}', '7fffffffffffffff')],
  'chunks over the limit': [[CHUNKED], chunk('a'.repeat(0x8000)).repeat(3) + END],
  'a chunk with an extension': [[CHUNKED], chunk(WHOLE, `${Buffer.byteLength(WHOLE).toString(16)};a=b;c="d"`) + END],
  'a chunk with a huge extension': [[CHUNKED], chunk('{}', `2;${'a'.repeat(20_000)}`) + END],
  'a hundred chunks with extensions': [[CHUNKED], chunk('a', `1;${'b'.repeat(500)}`).repeat(100) + END],
  'a broken extension': [[CHUNKED], chunk('{}', `2;="${CANARY}`) + END],
  'chunks that end in LF': [[CHUNKED], '2\n{}\n0\n\n'],
  'a trailer': [[CHUNKED, 'Trailer: X-Last'], `${chunk(WHOLE)}0\r\nX-Last: ${CANARY}\r\n\r\n`],
  'a trailer that frames again': [[CHUNKED], `${chunk(WHOLE)}0\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n`],
  'a trailer that names a host': [[CHUNKED], `${chunk(WHOLE)}0\r\nHost: ${CANARY}\r\nCookie: session=a\r\n\r\n`],
  'a huge trailer': [[CHUNKED], `${chunk(WHOLE)}0\r\nX-Last: ${'a'.repeat(20_000)}\r\n\r\n`],
  'a thousand trailers': [[CHUNKED], `${chunk(WHOLE)}0\r\n${'X-Last: a\r\n'.repeat(1000)}\r\n`],
  'a broken trailer': [[CHUNKED], `${chunk(WHOLE)}0\r\n${CANARY}\r\n\r\n`],
  'a body that is not asked for yet': [['Expect: 100-continue', 'Content-Length: 50'], ''],
  'a body that says it is compressed': [['Content-Encoding: gzip', `Content-Length: ${Buffer.byteLength(WHOLE)}`], WHOLE],
  'NUL bytes': [['Content-Length: 2000'], '\0'.repeat(2000)],
  'high bytes': [['Content-Length: 2000'], '\xff'.repeat(2000)],
  'a deep list': [['Content-Length: 60000'], '['.repeat(60_000)],
  'a deep object': [['Content-Length: 60000'], '{"a":'.repeat(12_000)],
  'a huge number': [['Content-Length: 60000'], '9'.repeat(60_000)],
}
