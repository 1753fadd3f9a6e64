import { download } from './download'
import { queryOf } from './list-page'

interface Props {
  /** The path of the list's CSV file. */
  path: string
  filter: Readonly<Record<string, string>>
  isDisabled?: boolean
}

/** Downloads all rows that match a list's filter. */
export default function ExportButton({ path, filter, isDisabled }: Props) {
  return (
    <button type="button" className="outline" disabled={isDisabled} onClick={() => download(`${path}?${queryOf(filter)}`)}>
      Export CSV
    </button>
  )
}
