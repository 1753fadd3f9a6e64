import { useEffect, useLayoutEffect, useState } from 'react'
import { addStyles } from './added-styles'

/** What is rendered until the print dialog closes, and a function that prints it. */
export function usePrinting<Sheet>(): [printed: readonly Sheet[], print: (sheets: readonly Sheet[]) => void] {
  const [printed, setPrinted] = useState<readonly Sheet[]>([])
  useEffect(() => {
    if (printed.length === 0) return
    const end = () => setPrinted([])
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [printed])
  return [printed, (sheets) => setPrinted([...sheets])]
}

/** Sets the page, as declarations of `@page`, until it is undefined. Older browsers ignore the size of a named page. */
export function usePrintedPage(page: string | undefined) {
  useLayoutEffect(() => (page ? addStyles(`@page { ${page} }`) : undefined), [page])
}
