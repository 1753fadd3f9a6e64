const ONES = [
  ...['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen'],
  ...['Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen'],
] as const
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'] as const

const GROUPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** Writes paise as Indian documents do: `Rupees Twelve Thousand Five Hundred and Fifty Paise only`. */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100]
  const words = rest > 0 ? `${inWords(rupees) || 'Zero'} and ${inWords(rest)} Paise` : inWords(rupees) || 'Zero'
  return `Rupees ${words} only`
}

/** A whole number in words with lakh and crore; empty for 0. */
function inWords(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  if (number < 100) return [TENS[Math.floor(number / 10)], ONES[number % 10]].filter(Boolean).join(' ')
  const [size, name] = GROUPS.find(([each]) => number >= each) as (typeof GROUPS)[number]
  return [inWords(Math.floor(number / size)), name, inWords(number % size)].filter(Boolean).join(' ')
}
