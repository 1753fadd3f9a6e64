/** A formula for spreadsheets, also after apostrophes, spaces and invisible characters; plain numbers are no formulas. */
const FORMULA = /^'*(?:[\t\r\n]|[\s\p{Cf}\p{Cc}\p{DI}]*[=+\-@＝＋－＠])/u
const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Escapes a formula with an apostrophe (CSV injection). */
export const harmlessCell = (text: string): string => (isFormula(text) ? `'${text}` : text)

/** Reverses `harmlessCell`; other texts stay unchanged. */
export const cellText = (cell: string): string => (cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell)

const isFormula = (text: string) => FORMULA.test(text) && !NUMBER.test(text)
