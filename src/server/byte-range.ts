interface ByteRange {
  start: number
  end: number
}

/** The part that a Range header names; undefined for several, for an unreadable one, or outside the file. */
export function byteRange(header: string, size: number): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim()) ?? []
  if (first === undefined || last === undefined || first + last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start <= end ? { start, end } : undefined
}
