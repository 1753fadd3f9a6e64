import { type Language, pathIn } from '~/languages'
import CopyLink from '../ui/CopyLink'

interface Props {
  /** The language of the order, used for the form. */
  language: Language
  sku: string
  /** The prefilled bags. */
  quantity: number
}

/** A link to the order form of a product, to send for a repeat order. */
export default function RepeatLink({ language, sku, quantity }: Props) {
  const link = location.origin + pathIn(language, `/?order=${encodeURIComponent(sku)}&quantity=${quantity}`)
  return <CopyLink label="Link for a repeat order" link={link} />
}
