import { callLink } from './phones'

/** A person's contact data as typed. */
export interface Reach {
  phone?: string | null | undefined
  email?: string | undefined
}

type Question = 'phone-asked' | 'email-asked'

const WRITABLE = /@[^@\s]+\.[^@\s.]{2,}$/

/** Questions to confirm once: a phone that cannot be called, an address that cannot receive mail. */
export function questionsOf({ phone, email }: Reach): Partial<Record<'phone' | 'email', Question>> {
  const [number, address] = [phone?.trim() ?? '', email?.trim() ?? '']
  return {
    ...(number !== '' && callLink(number) === undefined && { phone: 'phone-asked' }),
    ...(address !== '' && !WRITABLE.test(address) && { email: 'email-asked' }),
  }
}

/** A key of phone and address, by which a form asks each question only once. */
export const askedOf = ({ phone, email }: Reach): string => [phone, email].map((text) => text?.trim() ?? '').join(' ')
