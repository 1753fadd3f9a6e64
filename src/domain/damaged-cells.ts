/** Characters that editors write in place of letters missing in a file's encoding. */
const LOST = /[?_\uFFFD]/g
const BEYOND_ASCII = /[^\0-\x7F]/g
const ONLY_MARKS = /(?:^|[\s"'(])\?{2,}(?=$|[\s.,;:)"'])/

/** Encodings that spreadsheets assume for UTF-8 without a byte order mark. */
const ENCODINGS = ['windows-1252', 'windows-1256', 'macintosh'] as const

/** Whether a cell lost letters: replaced by question marks, or decoded with a wrong encoding. */
export function hasLostLetters(cell: string, stored = ''): boolean {
  if (cell === stored) return false
  if (cell.includes('\uFFFD') || ONLY_MARKS.test(cell)) return true
  const lost = countOf(stored, BEYOND_ASCII) - countOf(cell, BEYOND_ASCII)
  const marks = countOf(cell, LOST) - countOf(stored, LOST)
  return (lost > 0 && marks * 2 >= lost) || isMisread(cell)
}

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0

/** Whether its letters, encoded as bytes, are UTF-8 that was decoded with another encoding. */
function isMisread(cell: string): boolean {
  const runs = cell.match(/[^\0-\x7F]{2,}/g) ?? []
  return runs.some((run) => ENCODINGS.some((encoding) => (readRight(run, encoding)?.length ?? 0) >= leastOf(encoding)))
}

/** Minimum matches: Arabic and Mac letters may form a pair by chance. */
const leastOf = (encoding: (typeof ENCODINGS)[number]) => (encoding === 'windows-1252' ? 1 : 2)

function readRight(run: string, encoding: string): string | undefined {
  const bytes = [...run].map((letter) => bytesOf(encoding).get(letter))
  if (bytes.includes(undefined)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes as number[]))
  } catch {
    return undefined
  }
}

const known = new Map<string, ReadonlyMap<string, number>>()

function bytesOf(encoding: string) {
  const upper = Array.from({ length: 128 }, (_, index) => index + 128)
  const made = known.get(encoding) ?? new Map(upper.map((byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]))
  known.set(encoding, made)
  return made
}

const SCIENTIFIC = /^-?\d(?:[.,]\d+)?E[+-]?\d+$/i
const FAULT = /^#(?:#*|NAME\?|VALUE!|REF!|DIV\/0!|NUM!|N\/A|NULL!)$/
const DAY = /^(?:\d{1,2}-(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:-\d{2,4})?|[A-Z][a-z]{2}-\d{2})$/
/** Spreadsheets keep only fifteen digits of a number. */
const KEPT_DIGITS = 15

/** Whether a spreadsheet reformatted a cell: 1.23E+11, 15-Dec, #NAME?, or lost leading zeros or last digits. */
export function isRewritten(cell: string, stored = ''): boolean {
  const text = cell.trim()
  if (cell === stored) return false
  return SCIENTIFIC.test(text) || FAULT.test(text) || DAY.test(text) || isOtherNumber(text, stored.trim())
}

function isOtherNumber(text: string, stored: string): boolean {
  if (!/^\d+$/.test(text) || !/^\d+$/.test(stored) || text === stored) return false
  const isRounded = stored.length > KEPT_DIGITS && text === stored.slice(0, KEPT_DIGITS).padEnd(stored.length, '0')
  return isRounded || text === stored.replace(/^0+/, '')
}

export const rewrittenSentence = (cell: string) =>
  `A spreadsheet has written ${cell.trim().slice(0, 40)} in its own way. Format the column as text, and enter it once more.`
