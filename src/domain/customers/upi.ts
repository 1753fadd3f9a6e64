import { paiseIn } from '../money'

const MAX_NOTE = 50

interface UpiPayment {
  /** The payee's UPI id, such as shop@bank. */
  payee: string
  name: string
  /** Rupees, such as "12500.00". */
  amount: string
  note: string
  /** New for each attempt. */
  reference: string
}

/** The UPI link, also the text of its QR code. The payer can change all values, and it proves no payment. */
export function upiLink({ payee, name, amount, note, reference }: UpiPayment): string {
  const fields = {
    pa: payee,
    pn: payeeName(name, payee),
    am: (paiseIn(amount) / 100).toFixed(2),
    cu: 'INR',
    tn: plain(note),
    tr: reference,
  }
  return `upi://pay?${Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field}=${encodeURIComponent(value).replaceAll('%40', '@')}`)
    .join('&')}`
}

/** Whether a name has letters that payment apps can show. */
export const hasLatinLetter = (text: string): boolean => /[a-z]/i.test(plain(text))

/** Apps refuse a link without a payee, so the UPI id replaces a name without Latin letters. */
const payeeName = (name: string, payee: string) => (hasLatinLetter(name) ? plain(name) : payee.split('@', 1).join())

/** ASCII only, as apps require. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_NOTE)
