import type { RefObject } from 'react'
import { CATEGORY_LABELS } from '~/rules/stages'
import type { Category } from '~/schemas/products'
import styles from './ShopFilters.module.css'

interface Props {
  element: RefObject<HTMLFormElement | null>
  search: string
  category: string
  /** The categories that have products. */
  present: readonly Category[]
  /** Whether this page has all the feeds; otherwise the server searches. */
  isWhole: boolean
  onFilter: (search: string, category: string) => void
}

/** The shop's search and its filter by category. Without scripts the server searches. */
export default function ShopFilters({ element, search, category, present, isWhole, onFilter }: Props) {
  return (
    <search>
      <form
        ref={element}
        className={styles.filters}
        action="/shop"
        data-astro-reload
        onSubmit={(event) => isWhole && event.preventDefault()}
      >
        <label>
          <span className="visually-hidden">Search by name or description</span>
          <input
            type="search"
            name="search"
            placeholder="Search by name or description"
            value={search}
            onChange={({ target }) => onFilter(target.value, category)}
          />
        </label>
        <label>
          <span className="visually-hidden">Category</span>
          <select name="category" value={category} onChange={({ target }) => onFilter(search, target.value)}>
            <option value="">All categories</option>
            {present.map((each) => (
              <option key={each} value={each}>
                {CATEGORY_LABELS[each]}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit">Search</button>
        </noscript>
      </form>
    </search>
  )
}
