import { type Language, pathIn } from '~/languages'
import CopyLink from './CopyLink'

interface Props {
  /** That of the order: the form speaks it. */
  language: Language
  sku: string
  /** The bags that the form begins with. */
  quantity: number
}

/** A link to the order form of a product, to copy and send for a repeat order. */
export default function RepeatLink({ language, sku, quantity }: Props) {
  const link = location.origin + pathIn(language, `/?order=${encodeURIComponent(sku)}&quantity=${quantity}`)
  return <CopyLink label="Link for a repeat order" link={link} />
}
