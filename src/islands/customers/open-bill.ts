import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { numberFromPath } from '~/domain/customers/bill-numbers'
import type { Bill } from '~/domain/customers/bills-schema'
import { $openBill, openBill } from '~/stores/bills'

/** The paper that the URL names: of the list, or else fetched by its number. `isMissing` where there is none. */
export function useOpenBill(named: string, rows: readonly Bill[]): { bill: Bill | undefined; isMissing: boolean } {
  const opened = useStore($openBill)
  const number = numberFromPath(named) ?? ''
  const listed = rows.find((bill) => bill.number === number)
  const wanted = listed ? '' : number
  useEffect(() => {
    if (wanted !== '') void openBill(wanted)
  }, [wanted])
  const fetched = opened.number === number ? opened.bill : undefined
  return { bill: listed ?? fetched ?? undefined, isMissing: named !== '' && !listed && (number === '' || fetched === null) }
}
