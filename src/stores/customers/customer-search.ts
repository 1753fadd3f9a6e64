import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { call } from '../client'

const MOST_FOUND = '5'

/** The first customers whose phone, name or address contains this text. */
export async function searchCustomers(search: string, signal: AbortSignal): Promise<readonly CustomerBalance[]> {
  const query = new URLSearchParams({ search, page: '1', size: MOST_FOUND })
  const { body } = await call('GET', `/api/customers?${query}`, { needsSignIn: true, signal })
  return (body as { rows: CustomerBalance[] }).rows
}
