import { plainText } from '../plain-text'

const WORD = /\d+(?:[.,]\d{1,2}(?!\d))?|\p{L}[\p{L}\p{M}]*/gu
const COMPOUND = /[\p{L}\d]+(?:-[\p{L}\d]+)+/gu
/** The words and numbers of a text in lower case and singular, without accents; 4.0 and 4,0 become 4. */
export const simpleWords = (text: string): string[] => (plainText(text).match(WORD) ?? []).map(simplest)

/** Hyphenated words joined to one: "growout" for "grow-out". */
export const compoundsOf = (text: string): string[] =>
  (plainText(text).match(COMPOUND) ?? []).map((word) => word.replaceAll('-', ''))

function simplest(word: string): string {
  if (/^\d/.test(word)) return String(Number(word.replace(',', '.')))
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

/**
 * The edit distance (insert, delete, replace, swap) between `word` and the nearest prefix of `target`, because a word may be
 * unfinished. Infinity above `most`.
 */
export function typingErrors(word: string, target: string, most: number): number {
  if (Math.abs(word.length - target.length) > most && target.length < word.length) return Number.POSITIVE_INFINITY
  const end = Math.min(target.length, word.length + most)
  let [before, row] = [[] as number[], Array.from({ length: end + 1 }, (_, column) => column)]
  for (let line = 1; line <= word.length; line++) {
    const next = [line]
    for (let column = 1; column <= end; column++) {
      const isSame = word[line - 1] === target[column - 1]
      const isSwapped = word[line - 1] === target[column - 2] && word[line - 2] === target[column - 1]
      next[column] = Math.min(
        Number(row[column]) + 1,
        Number(next[column - 1]) + 1,
        Number(row[column - 1]) + (isSame ? 0 : 1),
        isSwapped ? Number(before[column - 2]) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    ;[before, row] = [row, next]
  }
  const least = Math.min(...row)
  return least <= most ? least : Number.POSITIVE_INFINITY
}
