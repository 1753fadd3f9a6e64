import { useEffect, useState } from 'react'

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
