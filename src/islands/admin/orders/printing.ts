import { useEffect, useState } from 'react'
import type { Order } from '~/schemas/orders'

const NONE: readonly Order[] = []

/** The orders whose slips stand in the page to be printed, until the print dialog is closed, and what prints others. */
export function usePrinting(): [printed: readonly Order[], print: (orders: readonly Order[]) => void] {
  const [printed, setPrinted] = useState(NONE)
  useEffect(() => {
    if (printed.length === 0) return
    const end = () => setPrinted(NONE)
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])
  return [printed, (orders) => setPrinted([...orders])]
}
