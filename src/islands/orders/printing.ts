import { useEffect, useState } from 'react'
import type { Order } from '~/domain/orders/schema'

const NONE: readonly Order[] = []

/** The orders whose slips are in the page until the print dialog closes, and a function that prints orders. */
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
