import { plainText } from './plain-text'

type Text = string | number

/** A search text, normalized like the texts of rows. */
export const wantedText = (search: string): string => plainText(search).trim()

export const searchedText = (texts: readonly Text[]): string => texts.map((text) => plainText(String(text))).join('\n')

/** Joins and caches the texts of a row, so that each key press over 10,000 rows takes a few milliseconds. */
export function searchOf<Row extends object>(textsOf: (row: Row) => readonly Text[]) {
  const known = new WeakMap<Row, string>()
  const textOf = (row: Row) => {
    const text = known.get(row) ?? searchedText(textsOf(row))
    known.set(row, text)
    return text
  }
  return (rows: readonly Row[], search: string): readonly Row[] => {
    const wanted = wantedText(search)
    return wanted === '' ? rows : rows.filter((row) => textOf(row).includes(wanted))
  }
}
