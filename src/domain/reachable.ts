import { callLink } from './phones'

/** How a person may be reached, as it was typed. */
export interface Reach {
  phone?: string | null | undefined
  email?: string | undefined
}

type Question = 'phone-asked' | 'email-asked'

const WRITABLE = /@[^@\s]+\.[^@\s.]{2,}$/

/** What is asked about once before it is taken as it is: a phone that cannot be rung, an address that nothing can be sent to. */
export function questionsOf({ phone, email }: Reach): Partial<Record<'phone' | 'email', Question>> {
  const [number, address] = [phone?.trim() ?? '', email?.trim() ?? '']
  return {
    ...(number !== '' && callLink(number) === undefined && { phone: 'phone-asked' }),
    ...(address !== '' && !WRITABLE.test(address) && { email: 'email-asked' }),
  }
}

/** What a form remembers of a question: it is not put again for the same phone and address. */
export const askedOf = ({ phone, email }: Reach): string => [phone, email].map((text) => text?.trim() ?? '').join(' ')
