import { createReadStream } from 'node:fs'
import { crc32 } from 'node:zlib'

const LINE = /^\[(\d+),(.*)\]$/s
const READ_AT_ONCE = 1024 * 1024

/** One line of a file, and its end offset in bytes. A last line without a line break is torn. */
export interface Line {
  text: string
  end: number
  isTorn: boolean
}

export const checkedLine = (value: unknown): string => checkedJsonLine(JSON.stringify(value))

export const checkedJsonLine = (json: string): string => `[${crc32(json)},${json}]\n`

export function checkedValue(line: Line): unknown {
  const json = checkedText(line)
  return json === undefined ? undefined : JSON.parse(json)
}

/** The JSON of a line; undefined if its checksum fails. */
function checkedText({ text, isTorn }: Line): string | undefined {
  const [, checksum, json] = LINE.exec(text) ?? []
  return json === undefined || isTorn || crc32(json) !== Number(checksum) ? undefined : json
}

export async function* linesOf(path: string, start = 0, readAtOnce = READ_AT_ONCE): AsyncGenerator<Line[]> {
  let rest: Buffer = Buffer.alloc(0)
  let offset = start
  for await (const read of createReadStream(path, { start, highWaterMark: readAtOnce })) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, read]) : (read as Buffer)
    const lines = splitLines(bytes, offset)
    const end = lines.at(-1)?.end ?? offset
    rest = bytes.subarray(end - offset)
    offset = end
    yield lines
  }
  if (rest.length > 0) yield [{ text: rest.toString(), end: offset + rest.length, isTorn: true }]
}

function splitLines(bytes: Buffer, offset: number): Line[] {
  const lines: Line[] = []
  let from = 0
  for (let to = bytes.indexOf(10); to >= 0; to = bytes.indexOf(10, from)) {
    lines.push({ text: bytes.toString('utf8', from, to), end: offset + to + 1, isTorn: false })
    from = to + 1
  }
  return lines
}
