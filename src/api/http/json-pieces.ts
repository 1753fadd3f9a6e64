import { answerJson } from './call-answer'

/** Rows per piece: about 40 kB of orders. */
const ROWS_A_PIECE = 64
/** Longer lists are split into pieces. */
const LONG_LIST = 250

const isLong = (value: unknown): value is readonly unknown[] => Array.isArray(value) && value.length > LONG_LIST

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is a long list, or an object with one. */
export const hasLongList = (value: unknown): boolean => isLong(value) || (isObject(value) && Object.values(value).some(isLong))

/** The JSON of a value in pieces; long lists some rows at a time. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (isLong(value)) return yield* listPieces(value, answerJson)
  if (!isObject(value) || !hasLongList(value)) return yield answerJson(value)
  let before = '{'
  for (const [name, each] of Object.entries(value)) {
    if (each === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    if (isLong(each)) yield* listPieces(each, answerJson)
    else yield answerJson(each)
    before = ','
  }
  yield '}'
}

/** The JSON of rows in pieces, written by `json`. */
export function* listPieces<Row>(rows: readonly Row[], json: (rows: readonly Row[]) => string): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    const text = json(rows.slice(from, from + ROWS_A_PIECE)).slice(1, -1)
    yield `${from === 0 ? '[' : ','}${text}`
  }
  yield rows.length === 0 ? '[]' : ']'
}

/** Indented JSON of an object in pieces, for a file. */
export function* readablePieces(value: object): Generator<string> {
  let before = '{\n  '
  for (const [name, each] of Object.entries(value)) {
    if (each === undefined) continue
    yield `${before}${JSON.stringify(name)}: `
    yield* Array.isArray(each) && each.length > 0 ? readableList(each) : [indented(JSON.stringify(each, null, 2))]
    before = ',\n  '
  }
  yield '\n}'
}

const indented = (json: string): string => json.replaceAll('\n', '\n  ')

function* readableList(rows: readonly unknown[]): Generator<string> {
  for (let from = 0; from < rows.length; from += ROWS_A_PIECE) {
    const text = indented(JSON.stringify(rows.slice(from, from + ROWS_A_PIECE), null, 2)).slice(1, -'\n  ]'.length)
    yield `${from === 0 ? '[' : ','}${text}`
  }
  yield '\n  ]'
}
