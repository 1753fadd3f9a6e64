import type { Product } from '~/domain/catalog/schema'
import { isOutOfStock } from '~/domain/catalog/stock'
import { textIn } from '~/domain/translations'
import { chatLink, productQuestion } from '~/domain/whatsapp'
import { useLanguage, useMessages } from '../ui/language'
import type { Asked } from './DetailsButton'
import OrderButton from './OrderButton'

interface Props {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
}

/** Buy Now and WhatsApp; both disabled while nothing is in stock. */
export default function BuyActions({ product, whatsappNumber, asked }: Props) {
  const words = useMessages().product
  const { text: name } = textIn(useLanguage(), product, 'name')
  const isSoldOut = isOutOfStock(product.stockQuantity)
  return (
    <>
      <OrderButton product={product} asked={asked} isDisabled={isSoldOut}>
        {words.buy}
      </OrderButton>
      {isSoldOut ? (
        <button type="button" className="outline" disabled>
          {words.whatsapp}
        </button>
      ) : (
        <a
          className="button outline"
          href={chatLink(whatsappNumber, productQuestion(words.question(name), product))}
          target="_blank"
          rel="noopener"
        >
          {words.whatsapp}
        </a>
      )}
    </>
  )
}
