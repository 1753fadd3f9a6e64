import type { Product } from './schema'

/**
 * What no path can say: browsers read dots as another folder, Astro reads a backslash as a slash and refuses an encoded percent
 * sign.
 */
const UNSAYABLE = /^\.{1,2}$|[%\\]/

/** The page of a feed in English; one that has none opens in the shop. */
export function feedPath(sku: string): string {
  const encoded = encodeURIComponent(sku)
  return UNSAYABLE.test(sku) ? `/shop?details=${encoded}` : `/shop/${encoded}`
}

/** The feed that a SKU names, in whatever case and form of letters it was typed. */
export const feedNamed = <Feed extends Pick<Product, 'sku'>>(feeds: readonly Feed[], sku: string): Feed | undefined =>
  feeds.find((feed) => feed.sku === sku) ?? feeds.find((feed) => folded(feed.sku) === folded(sku))

const folded = (sku: string) => sku.normalize('NFKC').toLowerCase().trim()
