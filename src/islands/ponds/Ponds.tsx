import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { bringPondWords } from '~/content/pond-words'
import type { Company } from '~/formats/company'
import { $pondBook, openPondBook } from '~/stores/ponds'
import { inLanguage, useLanguage } from '../language'
import Book from './Book'

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  /** Shown until the book is open. */
  children: ReactNode
}

/** The pond book. An island, because all of it is kept and worked out on the device. */
export default inLanguage(function Ponds({ company, children }: Props) {
  const language = useLanguage()
  const { state } = useStore($pondBook, { ssr: 'initial' })
  const [hasWords, setHasWords] = useState(false)
  useEffect(() => {
    void openPondBook()
    bringPondWords(language).then(
      () => setHasWords(true),
      (error) => console.warn('Failed to bring the words of the pond book:', error),
    )
  }, [language])
  return hasWords && state === 'open' ? <Book company={company} /> : children
})
