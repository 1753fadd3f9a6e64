import { indianNumber } from '~/domain/indian-numbers'
import type { Page } from '~/domain/paging'
import styles from './Pagination.module.css'

/** Buttons to the pages of a list; nothing for a single page. */
export default function Pagination({
  page,
  pages,
  onPage,
}: Pick<Page<unknown>, 'page' | 'pages'> & { onPage: (page: number) => void }) {
  if (pages === 1) return null
  const to = (label: string, target: number) => (
    <button
      type="button"
      className="outline"
      disabled={target === page || target < 1 || target > pages}
      onClick={() => onPage(target)}
    >
      {label}
    </button>
  )
  return (
    <nav className={`row ${styles.pagination}`} aria-label="Pages">
      {to('First', 1)}
      {to('Previous', page - 1)}
      <span className="figures" aria-current="page">
        Page {indianNumber(page)} of {indianNumber(pages)}
      </span>
      {to('Next', page + 1)}
      {to('Last', pages)}
    </nav>
  )
}
