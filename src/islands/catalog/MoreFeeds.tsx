import type { MouseEvent } from 'react'
import { SHOP_PAGE, type ShopView, shopPath } from '~/domain/catalog/shop-contents'
import { indianNumber } from '~/domain/indian-numbers'
import { pathIn } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'
import styles from './MoreFeeds.module.css'

interface Props {
  view: ShopView
  /** The number of feeds before the first one shown. */
  before: number
  shown: number
  total: number
  /** Shows more feeds below; without it the link opens the next page. */
  onMore: (() => void) | undefined
}

/** Which of the feeds are shown, with links to the others; nothing if all are shown. */
export default function MoreFeeds({ view, before, shown, total, onMore }: Props) {
  const words = useMessages().shop.more
  const language = useLanguage()
  if (before === 0 && shown >= total) return null
  const pathOf = (first: number) => pathIn(language, shopPath({ ...view, page: String(Math.floor(first / SHOP_PAGE) + 1) }))
  function more(event: MouseEvent) {
    if (!onMore || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <nav className={styles.more} aria-label={words.label}>
      <p role="status">{words.shown(indianNumber(before + 1), indianNumber(before + shown), indianNumber(total))}</p>
      {before > 0 && (
        <a className="button outline" href={pathOf(before - SHOP_PAGE)}>
          {words.previous}
        </a>
      )}
      {before + shown < total && (
        <a className="button outline" href={pathOf(before + shown)} onClick={more}>
          {words.next}
        </a>
      )}
    </nav>
  )
}
