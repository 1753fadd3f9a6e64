import { encode } from 'uqr'

/** A QR code as SVG: its side in modules, margin of four included, and the path of the dark modules. */
export function qrCode(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: data.map(rowPath).join('') }
}

/** Joins adjacent dark modules to one stroke. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row.map((isDark, x) => (isDark && !row[x - 1] ? `M${x} ${y}h${lengthFrom(row, x)}v1h-${lengthFrom(row, x)}z` : '')).join('')

function lengthFrom(row: readonly boolean[], x: number): number {
  const end = row.indexOf(false, x)
  return (end === -1 ? row.length : end) - x
}
