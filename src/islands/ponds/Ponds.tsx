import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'
import type { Company } from '~/formats/company'
import { $pondBook, openPondBook } from '~/stores/ponds'
import { inLanguage } from '../language'
import Book from './Book'

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  /** Shown until the book is open. */
  children: ReactNode
}

/** The pond book. An island, because all of it is kept and worked out on the device. */
export default inLanguage(function Ponds({ company, children }: Props) {
  const { state } = useStore($pondBook, { ssr: 'initial' })
  useEffect(() => void openPondBook(), [])
  return state === 'open' ? <Book company={company} /> : children
})
