import { MAX_SKU } from '../text-limits'
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
export function feedNamed<Feed extends Pick<Product, 'sku'>>(feeds: readonly Feed[], sku: string): Feed | undefined {
  const same = feeds.find((feed) => feed.sku === sku)
  if (same || sku.length > MAX_SKU) return same
  const typed = folded(sku)
  return feeds.find((feed) => folded(feed.sku) === typed)
}

const folded = (sku: string) => sku.normalize('NFKC').toLowerCase().trim()
