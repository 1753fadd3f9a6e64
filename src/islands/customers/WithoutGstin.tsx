import { useState } from 'react'
import { numberInPath } from '~/domain/customers/bill-numbers'
import { mendBill } from '~/stores/customers/bills'
import { showError, showToast } from '~/stores/toasts'
import { problemOf, UNREACHABLE } from '../ui/problems'
import own from './Customers.module.css'

/** Offers to mend bills that lack the GSTIN of their customer, each by one tap. */
export default function WithoutGstin({ numbers, gstin }: { numbers: readonly string[]; gstin: string }) {
  const [mending, setMending] = useState('')
  if (numbers.length === 0) return null

  async function mend(number: string) {
    setMending(number)
    try {
      const { number: mended } = await mendBill(number, { gstin })
      showToast('Bill mended', `${mended} replaces ${number}.`)
    } catch (fault) {
      showError(problemOf(fault)?.detail ?? UNREACHABLE)
    }
    setMending('')
  }

  return (
    <div className={`notice ${own.mend}`}>
      <p>
        {numbers.length === 1 ? 'A bill went out without this GSTIN.' : 'Bills went out without this GSTIN.'} A credit note takes
        it back, and a new bill has the GSTIN.
      </p>
      <ul>
        {numbers.map((number) => (
          <li key={number} className="actions">
            <a href={`/admin-bills?bill=${numberInPath(number)}`} className="alone">
              {number}
            </a>
            <button
              type="button"
              className="outline"
              aria-label={`Mend ${number}`}
              aria-busy={mending === number}
              disabled={mending !== ''}
              onClick={() => void mend(number)}
            >
              Mend
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
