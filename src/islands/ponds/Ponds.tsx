import { type ReactNode, startTransition, useEffect, useState } from 'react'
import type { Company } from '~/domain/account/company'
import { $pondBook, openPondBook } from '~/stores/ponds'
import { inLanguage } from '../ui/language'
import Book from './Book'

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  /** Shown until the book is open. */
  children: ReactNode
}

/** The pond book. An island, because all of it is kept and worked out on the device. */
export default inLanguage(function Ponds({ company, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    void openPondBook()
    // As a transition, the first ponds are made in short tasks.
    return $pondBook.subscribe(({ state }) => state === 'open' && startTransition(() => setIsOpen(true)))
  }, [])
  return isOpen ? <Book company={company} /> : children
})
