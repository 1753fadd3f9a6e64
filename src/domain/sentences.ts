import { hasOwn } from './own-keys'
/** English error sentences for visitors, by code; `{max}` and similar are parameters. */
export const SENTENCES = {
  required: 'Please fill in this field.',
  unseen: 'Please use at least one letter or digit.',
  'too-long': 'Please use at most {max} characters.',
  'broken-character': 'This text has a character that cannot be read. Please type it again.',
  'not-one-line': 'Please write this on one line, without hidden characters.',
  'not-plain': 'Please remove the hidden characters from this text.',
  email: 'Please enter an email address such as name@example.com.',
  phone: 'Please enter a phone number that we can ring, such as {example}.',
  'phone-or-email': 'Please give a phone number or an email address, so that we can answer you.',
  quantity: 'Please order a whole number of bags, {min} or more.',
  'phone-asked': 'Nobody can be rung at this number. Please look at it again, or send it as it is.',
  'email-asked': 'Nothing can be sent to this address. Please look at it again, or send it as it is.',
  'row-feed': 'Please choose the feed of these bags, or leave their number empty.',
  'row-bags': 'Please say how many bags of this feed you want.',
  'too-many-bags': 'These are too many bags for one order.',
  'not-for-sale': 'This product is not for sale any more.',
  'price-changed': 'The price of {name} is now {price} a bag. Please check the total and send the order again.',
  'stock-left': 'Only {left} bags of {name} are left in stock.',
  'last-bag': 'Only {left} bag of {name} is left in stock.',
  'sold-out': '{name} is out of stock.',
  'enough-waiting': 'Very many wait for this feed already. Please call us, or write on WhatsApp.',
  utr: 'Please enter the {digits} digits of the UTR number, as your payment app shows it.',
  day: 'Please give the day of the payment.',
  'day-ahead': 'This day has not come yet.',
  'day-too-early': 'This day is long before the order. Please look at it again.',
  'reported-before': 'You have told us of this payment already. We are looking for it.',
  'reference-taken': 'This UTR number was given for another payment. Please look at it again, or call us.',
  'enough-reports': 'We are still looking for the payments of which you told us. Please call us if you paid once more.',
  'nothing-owed': 'Nothing is owed for this order any more.',
  'cancel-too-late': 'This order cannot be cancelled here any more. Please call us.',
  'cancel-asked': 'You have asked us to cancel this order already. We will answer on this page.',
  'delivery-changed': 'Delivery to {place} costs {charge} now. Please check the total and send the order again.',
  'delivery-free': 'Delivery to this address is free now. Please check the total and send the order again.',
  bot: 'This looked as if a program had sent it. Please press the button once more, or call us.',
  'sent-before': 'You have sent this already. Send it again only if you want both.',
  foreign: 'Please use the form on a page of this site.',
  'too-many': 'Too many requests from your connection. Please wait a few minutes and try again.',
  unavailable: 'This cannot be saved just now. Please try again in a few seconds.',
  failed: 'Something went wrong on our side. Please try again.',
} as const

type SentenceCode = keyof typeof SENTENCES
export type Sentences = Readonly<Record<SentenceCode, string>>

/** A sentence of an answer: in English, and as code and values for translation. */
export interface Said {
  message: string
  code?: string | undefined
  values?: Readonly<Record<string, string>> | undefined
}

const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

export const said = (code: SentenceCode, values: Readonly<Record<string, string>> = {}): Required<Said> => ({
  message: filled(SENTENCES[code], values),
  code,
  values,
})

/** Maps English sentences to codes, because schemas can only hold texts. */
const known = new Map<string, Said>()

export function sentence(code: SentenceCode, values: Readonly<Record<string, string>> = {}): string {
  const made = said(code, values)
  known.set(made.message, made)
  return made.message
}

/** The sentence of a schema message, with its code if it has one. */
export const messageCode = (message: string): Said => known.get(message) ?? { message }

/** Localizes a sentence; English if the language lacks its code. */
export function inWords({ message, code, values = {} }: Said, sentences: Sentences): string {
  const text = hasOwn(sentences, code ?? '') ? sentences[code as SentenceCode] : undefined
  return text === undefined ? message : filled(text, values)
}
