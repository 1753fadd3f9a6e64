import { formatRupees } from '~/domain/money'

/** What a customer owes, or has paid in advance. */
export default function Balance({ balance }: { balance: string }) {
  if (balance === '0.00') return <span>Nothing owed</span>
  const amount = formatRupees(balance.replace('-', ''))
  return balance.startsWith('-') ? <span>{amount} in advance</span> : <strong>{amount}</strong>
}
