import { feedPath } from '~/domain/catalog/feed-path'
import type { Product } from '~/domain/catalog/schema'
import { isOutOfStock } from '~/domain/catalog/stock'
import { feedOption } from '~/domain/orders/feed-option'
import { textIn } from '~/domain/translations'
import { chatLink, productQuestion } from '~/domain/whatsapp'
import { pathIn } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'
import type { Asked } from './DetailsButton'

interface Props {
  product: Product
  /** The company's number for click-to-chat links. */
  whatsappNumber: string
  asked: Asked
}

/** Buy Now and WhatsApp; if nothing is in stock, both are disabled, and a link leads to the form of the waitlist. */
export default function BuyActions({ product, whatsappNumber, asked }: Props) {
  const words = useMessages().product
  const language = useLanguage()
  const { text: name } = textIn(language, product, 'name')
  const isSoldOut = isOutOfStock(product.stockQuantity)
  return (
    <>
      <OrderButton product={product} asked={asked} isDisabled={isSoldOut}>
        {words.buy}
      </OrderButton>
      {isSoldOut ? (
        <>
          <button type="button" className="outline" disabled>
            {words.whatsapp}
          </button>
          <a className="alone" href={`${pathIn(language, feedPath(product.sku))}#wait`} aria-label={words.tellMeOf(name)}>
            {words.tellMe}
          </a>
        </>
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

interface OrderButtonProps {
  product: Product
  /** The other query parameters, which keep the list of feeds. */
  asked: readonly (readonly [string, string])[]
  isDisabled?: boolean
  children: string
}

/**
 * Opens the order form of the page (`src/components/orders/open-form.ts`). Without scripts it loads the shop with the form
 * open.
 */
function OrderButton({ product, asked, isDisabled = false, children }: OrderButtonProps) {
  const language = useLanguage()
  return (
    <form action={pathIn(language, '/shop')} data-astro-reload>
      {asked.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        name="order"
        value={product.sku}
        disabled={isDisabled}
        data-order={JSON.stringify(feedOption(product, language))}
      >
        {children}
      </button>
    </form>
  )
}
