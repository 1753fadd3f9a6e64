import { type RefObject, useState } from 'react'
import { pathIn } from '~/languages'
import { useLanguage } from '../ui/language'

/** The SKU of the product whose details are open, at first that of the URL; and how to open and close them. */
export function useOpenDetails(first: string | null, section: RefObject<HTMLElement | null>) {
  const language = useLanguage()
  const [sku, open] = useState(first)

  function close() {
    open(null)
    const query = new URLSearchParams(location.search)
    query.delete('details')
    if (location.search) history.replaceState(history.state, '', pathIn(language, query.size > 0 ? `/shop?${query}` : '/shop'))
    // A dialog opened by the URL has no button to return the focus to.
    section.current?.querySelector<HTMLElement>(`button[name="details"][value="${CSS.escape(sku ?? '')}"]`)?.focus()
  }

  return { sku, open, close }
}
