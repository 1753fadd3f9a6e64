const amount = { amount: '2500.00', currencyCode: 'INR' }
const seo = { title: null, description: null }
const variant = { id: 'variant-1', title: '25 kg', availableForSale: true, selectedOptions: [], price: amount, image: null }

const products = ['Early', 'Small', 'Stock'].map((stage, index) => ({
  id: `product-${index}`,
  handle: stage.toLowerCase(),
  title: `${stage} Stage Trout Feed`,
  productType: 'Feed',
  tags: [],
  publishedAt: '2026-01-01T00:00:00Z',
  options: [],
  featuredImage: null,
  variants: { nodes: [variant] },
  priceRange: { minVariantPrice: amount, maxVariantPrice: amount },
  compareAtPriceRange: { minVariantPrice: { ...amount, amount: '0.0' } },
}))

const cart = {
  id: 'cart-1',
  checkoutUrl: 'https://example.com/checkout',
  totalQuantity: 1,
  cost: { totalAmount: amount, subtotalAmount: amount, totalTaxAmount: null },
  lines: {
    nodes: [
      {
        id: 'line-1',
        quantity: 1,
        merchandise: { ...variant, product: { handle: 'early', title: 'Early Stage Trout Feed' } },
        cost: { totalAmount: amount },
      },
    ],
  },
  discountCodes: [],
}

const answers: Record<string, object> = {
  Shop: { shop: { name: 'Trout Feed', description: null, primaryDomain: { url: 'https://example.com' } } },
  Collections: { collections: { nodes: [] } },
  Products: { products: { pageInfo: { hasNextPage: false, endCursor: null }, nodes: products } },
  Product: { product: { ...products[0], descriptionHtml: '<p>A sinking pellet for fry.</p>', images: { nodes: [] }, seo } },
  Cart: { cart },
  CartCreate: { cartCreate: { cart, userErrors: [] } },
  CartLinesAdd: { cartLinesAdd: { cart, userErrors: [] } },
}

/** What Shopify's Storefront API would answer to one of the peer's operations. */
export function catalogAnswer(query: string): object {
  const [, operation = ''] = /^\s*(?:query|mutation) (\w+)/m.exec(query) ?? []
  const answer = answers[operation]
  if (!answer) throw new Error(`The peer asks for ${operation}, which this catalog does not have.`)
  return answer
}
