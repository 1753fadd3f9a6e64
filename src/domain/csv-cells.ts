/** What a spreadsheet would run as a formula, also behind apostrophes, spaces and letters without a shape; a plain number is none. */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}\p{Cc}\p{DI}]*[=+\-@＝＋－＠])/u
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** A cell that no spreadsheet takes for a formula: an apostrophe goes before one that starts like it. */
export const harmlessCell = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** The text that `harmlessCell` was given; any other text as it is. */
export const cellText = (cell: string): string => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell)

const isFormula = (text: string) => FORMULA.test(text) && !NUMBER.test(text)
