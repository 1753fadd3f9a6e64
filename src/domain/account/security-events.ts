import type { SecurityEvent } from './security-events-schema'

const WORDS: Readonly<Record<SecurityEvent['event'], string>> = {
  'password-changed': 'The password was changed.',
  'password-reset': 'The password was reset by a command on the server.',
  'two-factor-set-up': 'Two-Factor was set up.',
  'two-factor-ended': 'Two-Factor was turned off.',
  'two-factor-required': 'Two-Factor was made required at each sign-in.',
  'two-factor-not-required': 'Two-Factor is no longer required at each sign-in.',
  'admin-email-changed': 'The admin email was changed.',
  'payment-details-changed': 'Where buyers pay was changed: UPI or bank account.',
  'books-closed': 'Books of months that are over were closed.',
  'books-opened': 'Books of closed months were opened again.',
  'many-wrong-passwords': 'Many wrong passwords were tried for your account within a day.',
  'many-wrong-codes': 'Many wrong codes were tried for your account within a day, after the right password.',
  'operator-added': 'An operator was added.',
  'operator-ended': 'An account was ended.',
  'role-changed': 'What an operator may do was changed.',
  'shop-restored': 'The shop was restored from a backup, and every browser was signed out.',
}

/** Describes an event in a sentence; for another operator's account it ends with the user name. */
export const securityEventWords = ({ event, username }: Pick<SecurityEvent, 'event' | 'username'>): string =>
  username === null ? WORDS[event] : `${WORDS[event].slice(0, -1).replace('your account', 'an account')}: ${username}.`
