import { useEffect } from 'react'
import { readEntry } from '~/stores/customers'
import { showError } from '~/stores/toasts'
import { useQueryParameters } from '../ui/query-parameters'

/** Opens the customer of the entry that the URL names, as the list of changes does. */
export function useNamedEntry(open: (customerId: number) => void) {
  const [{ entry }, set] = useQueryParameters({ entry: '' })
  useEffect(() => {
    if (entry === '') return
    readEntry(entry).then(
      ({ customerId }) => {
        set({ entry: '' }, 'replace')
        open(customerId)
      },
      () => showError(`There is no entry ${entry}.`),
    )
  }, [entry, open, set])
}
