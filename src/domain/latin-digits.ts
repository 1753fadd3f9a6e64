const DIGITS = '०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** A text with its Hindi and Urdu digits as Latin ones. */
export const inLatinDigits = (text: string): string => text.replace(/[०-९٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
