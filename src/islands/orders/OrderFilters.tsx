import type { DayRange } from '~/domain/day-ranges'
import { ORDER_STATUSES } from '~/domain/orders/schema'
import DayRangeFilter from '../ui/DayRangeFilter'
import styles from '../ui/List.module.css'
import SearchField from '../ui/SearchField'
import { leaveSearch } from './order-keys'

interface Filter extends DayRange {
  search: string
  status: string
}

interface Props {
  /** What is typed; the filter has no more of it than the server takes. */
  search: string
  filter: Filter
  onNarrow: (changes: Partial<Filter>, how?: 'replace') => void
}

/** Which orders the list shows. */
export default function OrderFilters({ search, filter, onNarrow }: Props) {
  return (
    <search className={styles.filters} onKeyDown={leaveSearch}>
      <SearchField
        label="Search by customer name, email or order id"
        value={search}
        onSearch={(typed) => onNarrow({ search: typed }, 'replace')}
      />
      <select aria-label="Status" value={filter.status} onChange={({ target }) => onNarrow({ status: target.value })}>
        <option value="">All statuses</option>
        {ORDER_STATUSES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <DayRangeFilter range={filter} onRange={onNarrow} />
    </search>
  )
}
