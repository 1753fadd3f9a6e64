import type { ReactNode } from 'react'
import type { Company } from '~/formats/company'
import { inLanguage } from '../language'

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  /** Shown until the book is open. */
  children: ReactNode
}

/** The pond book. An island, because all of it is kept and worked out on the device. */
export default inLanguage(function Ponds({ children }: Props) {
  return children
})
