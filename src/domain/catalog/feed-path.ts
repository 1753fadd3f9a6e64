import { MAX_SKU } from '../text-limits'
import type { Product } from './schema'

/**
 * SKUs that cannot be a path: browsers resolve dots as folders, and Astro reads a backslash as a slash and rejects an encoded
 * percent sign.
 */
const UNSAYABLE = /^\.{1,2}$|[%\\]/

/** The English path of a feed; a feed without a page opens in the shop. */
export function feedPath(sku: string): string {
  const encoded = encodeURIComponent(sku)
  return UNSAYABLE.test(sku) ? `/shop?details=${encoded}` : `/shop/${encoded}`
}

/** Finds a feed by SKU, ignoring case and Unicode form. */
export function feedNamed<Feed extends Pick<Product, 'sku'>>(feeds: readonly Feed[], sku: string): Feed | undefined {
  const same = feeds.find((feed) => feed.sku === sku)
  if (same || sku.length > MAX_SKU) return same
  const typed = folded(sku)
  return feeds.find((feed) => folded(feed.sku) === typed)
}

const folded = (sku: string) => sku.normalize('NFKC').toLowerCase().trim()
