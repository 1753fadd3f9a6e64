import { chatLink, productQuestion } from '~/formats/whatsapp'
import { isOutOfStock } from '~/rules/stock'
import type { Product } from '~/schemas/products'
import ShopButton, { type Asked } from './ShopButton'

interface Props {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
  onBuy: () => void
}

/** Buy Now and WhatsApp; both disabled while nothing is in stock. */
export default function BuyActions({ product, whatsappNumber, asked, onBuy }: Props) {
  const isSoldOut = isOutOfStock(product.stockQuantity)
  return (
    <>
      <ShopButton name="order" sku={product.sku} asked={asked} isDisabled={isSoldOut} onPress={onBuy}>
        Buy Now
      </ShopButton>
      {isSoldOut ? (
        <button type="button" className="outline" disabled>
          WhatsApp
        </button>
      ) : (
        <a className="button outline" href={chatLink(whatsappNumber, productQuestion(product))} target="_blank" rel="noopener">
          WhatsApp
        </a>
      )}
    </>
  )
}
