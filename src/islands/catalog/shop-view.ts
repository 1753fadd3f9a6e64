import { useStore } from '@nanostores/react'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { askedOf, SHOP_PAGE, viewAsked } from '~/domain/catalog/shop-contents'
import { $products } from '~/stores/catalog/products'
import { firstPart, type RenderedShop, shownProducts } from './shown-products'

/** The state of the shop, initially as `rendered`, with functions to filter and load more. */
export function useShopView(rendered: RenderedShop, section: RefObject<HTMLElement | null>) {
  const list = useStore($products, { ssr: 'initial' })
  const [first] = useState(rendered.view)
  const [view, setView] = useState(first)
  const [part, setPart] = useState(() => firstPart(first))
  const filters = useRef<HTMLFormElement>(null)

  const filter = useCallback((search: string, category: string) => {
    setView(({ district }) => ({ search, category, district, page: '1' }))
    setPart({ start: 0, count: SHOP_PAGE })
  }, [])

  useEffect(() => {
    // Typed before hydration.
    const typed = new FormData(filters.current ?? undefined)
    const search = String(typed.get('search'))
    const picked = section.current?.querySelector<HTMLInputElement>('input:checked')?.value ?? first.category
    const category = picked === first.category ? String(typed.get('category')) : picked
    if (search !== first.search || category !== first.category) return filter(search, category)
    const asked = viewAsked(new URLSearchParams(location.search))
    // An offline copy of the page shows the first feeds, ignoring the URL.
    if (askedOf(first).length > 0 || askedOf(asked).length === 0) return
    setView(asked)
    setPart(firstPart(asked))
  }, [first, filter, section])

  function showMore() {
    const { start, count } = part
    flushSync(() => setPart({ start, count: count + SHOP_PAGE }))
    const heading = section.current?.querySelectorAll<HTMLElement>('.cards > li h3')[count]
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }

  const shown = shownProducts(list, { ...rendered, view: first }, { view, ...part })
  return { ...shown, keptAt: list.keptAt, view, filters, filter, showMore }
}
