import { CATEGORIES } from '~/domain/catalog/schema'
import { CATEGORY_LABELS } from '~/domain/feeding/stages'
import { PRODUCTS_FILE } from '~/stores/products-csv'
import styles from '../ui/Catalogue.module.css'
import SearchField from '../ui/SearchField'

interface Filter {
  search: string
  category: string
  stock: string
}

interface Props {
  filter: Filter
  onFilter: (changes: Partial<Filter>, how?: 'replace') => void
  onImport: () => void
}

/** Which products the list shows, and the ways out of it and into it by a file. */
export default function ProductFilters({ filter: { search, category, stock }, onFilter, onImport }: Props) {
  return (
    <search className={styles.tools}>
      <SearchField label="Search by name or SKU" value={search} onSearch={(text) => onFilter({ search: text }, 'replace')} />
      <select aria-label="Category" value={category} onChange={({ target }) => onFilter({ category: target.value })}>
        <option value="">All categories</option>
        {CATEGORIES.map((each) => (
          <option key={each} value={each}>
            {CATEGORY_LABELS[each]}
          </option>
        ))}
      </select>
      <select aria-label="Stock" value={stock} onChange={({ target }) => onFilter({ stock: target.value })}>
        <option value="">Any stock</option>
        <option value="low">Low stock</option>
      </select>
      <a href={PRODUCTS_FILE} className="button outline" download>
        Export CSV
      </a>
      <button type="button" className="outline" onClick={onImport}>
        Import CSV
      </button>
    </search>
  )
}
