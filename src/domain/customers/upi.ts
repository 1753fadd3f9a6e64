import { paiseIn } from '../money'

const MAX_NOTE = 50

interface UpiPayment {
  /** The UPI id of who is paid, such as shop@bank. */
  payee: string
  name: string
  /** Rupees, such as "12500.00". */
  amount: string
  note: string
  /** Fresh for each try. */
  reference: string
}

/** The link that a payment app opens, and the text of its QR. Nothing in it is locked, or proves a payment. */
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

/** Whether anything is left of a name that payment apps can show. */
export const hasLatinLetter = (text: string): boolean => /[a-z]/i.test(plain(text))

/** Apps refuse a link without a payee: where the name has no Latin letter, the UPI id stands for it. */
const payeeName = (name: string, payee: string) => (hasLatinLetter(name) ? plain(name) : payee.split('@', 1).join())

/** Plain ASCII, as apps take it. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_NOTE)
