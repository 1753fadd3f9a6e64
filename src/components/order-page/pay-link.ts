import type { PageValues } from '~/domain/account/page-values'
import { upiLink } from '~/domain/customers/upi'

/** The UPI link to pay an order in rupees, with a new reference each time; empty in a shop without a UPI id. */
export function payLink({ upiId, upiName }: Pick<PageValues, 'upiId' | 'upiName'>, number: number, amount: string): string {
  const reference = `TF${number}${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`
  return upiId && upiLink({ payee: upiId, name: upiName, amount, note: `Order ${number}`, reference })
}
