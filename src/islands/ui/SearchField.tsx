import { MAX_SEARCH } from '~/domain/paging'

interface Props {
  label: string
  placeholder?: string
  value: string
  onSearch: (text: string) => void
}

/** The search field of a list, which searches while typing. */
export default function SearchField({ label, placeholder = label, value, onSearch }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={placeholder}
      maxLength={MAX_SEARCH}
      value={value}
      onChange={({ target }) => onSearch(target.value)}
    />
  )
}
