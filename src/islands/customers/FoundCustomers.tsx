import { useEffect, useState } from 'react'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { searchCustomers } from '~/stores/customers/customer-search'
import styles from './FoundCustomers.module.css'

const LEAST_TYPED = 3
const TYPING_PAUSE = 200

interface Props {
  typed: string
  /** Whether a single match is selected at once. */
  isTaken?: (customer: CustomerBalance) => boolean
  wordsFor: (customer: CustomerBalance) => string
  onChoose: (customer: CustomerBalance) => void
}

/** The customers that match a long enough input, to choose from. */
export default function FoundCustomers({ typed, isTaken, wordsFor, onChoose }: Props) {
  const found = useFoundCustomers(typed)
  const only = found.length === 1 ? found[0] : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once per answer of the server.
  useEffect(() => {
    if (only && isTaken?.(only)) onChoose(only)
  }, [only])
  return (
    <>
      <p role="status" className="visually-hidden">
        {found.length > 0 && `${found.length} ${found.length === 1 ? 'customer' : 'customers'} found`}
      </p>
      {found.length > 0 && (
        <ul className={`stack ${styles.found}`} aria-label="Known customers">
          {found.map((customer) => (
            <li key={customer.id}>
              <button type="button" className="outline" onClick={() => onChoose(customer)}>
                {wordsFor(customer)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function useFoundCustomers(typed: string): readonly CustomerBalance[] {
  const [found, setFound] = useState<readonly CustomerBalance[]>([])

  useEffect(() => {
    setFound([])
    if (typed.trim().length < LEAST_TYPED) return
    const search = new AbortController()
    const timer = setTimeout(() => {
      searchCustomers(typed, search.signal).then(
        (rows) => !search.signal.aborted && setFound(rows),
        () => {},
      )
    }, TYPING_PAUSE)
    return () => {
      clearTimeout(timer)
      search.abort()
    }
  }, [typed])

  return found
}
