const DIGITS = '०१२३४५६७८९٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'

/** Converts Hindi and Urdu digits to Latin ones. */
export const inLatinDigits = (text: string): string => text.replace(/[०-९٠-٩۰-۹]/g, (digit) => String(DIGITS.indexOf(digit) % 10))
