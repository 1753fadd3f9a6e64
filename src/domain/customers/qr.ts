import { encode } from 'uqr'

/** A QR code as SVG: its side in squares with a margin of four, and the path of its dark squares, row by row. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.map(rowPath).join('') }
}

/** Dark squares beside each other are one stroke. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${lengthFrom(row, x)}v1h-${lengthFrom(row, x)}z` : '')).join('')

function lengthFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x)
  return (end === -1 ? row.length : end) - x
}
