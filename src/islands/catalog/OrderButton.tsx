import type { Product } from '~/domain/catalog/schema'
import { feedOption } from '~/domain/orders/feed-option'
import { pathIn } from '~/languages'
import { useLanguage } from '../ui/language'

interface Props {
  product: Product
  /** The other query parameters, so that the form opens over the same feeds. */
  asked: readonly (readonly [string, string])[]
  isDisabled?: boolean
  children: string
}

/** Opens the order form of the page (`src/components/orders/open-form.ts`). Without scripts it loads the shop with that form open. */
export default function OrderButton({ product, asked, isDisabled = false, children }: Props) {
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
