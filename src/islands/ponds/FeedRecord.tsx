import { feedKey } from '~/domain/ponds/bags'
import { grouped } from '~/domain/ponds/entries'
import type { EventOf, WrittenEvent } from '~/domain/ponds/schema'
import { useMessages } from '../ui/language'
import DataTable from './DataTable'
import { useFormat, usePondMessages } from './words'

type Fed = EventOf<'fed'>

/** What was fed in each month, of which feed, from bags of which dates. */
export default function FeedRecord({ events }: { events: readonly WrittenEvent[] }) {
  const { record } = usePondMessages().keeping
  const { fields } = usePondMessages().entries
  const { months } = useMessages().dates
  const spoken = useFormat()
  const fed = events.filter((event) => event.kind === 'fed')
  const rows = [...grouped(fed, ({ day, feed }) => `${day.slice(0, 7)} ${feedKey(feed)}`)].map(([key, own]) => ({ key, own }))
  return (
    <div>
      <h5>{record.parts.fed}</h5>
      {rows.length === 0 ? (
        <p>{record.none}</p>
      ) : (
        <DataTable
          label={record.parts.fed}
          columns={[record.fedMonth, fields.feed, record.kilograms, record.bagDays]}
          rows={rows.map(({ key, own }) => [
            `${months[Number(key.slice(5, 7)) - 1]} ${key.slice(0, 4)}`,
            <bdi key="feed">{own[0]?.feed.name}</bdi>,
            spoken.kilograms(own.reduce((sum, { kilograms }) => sum + kilograms, 0)),
            bagDays(own),
          ])}
        />
      )}
    </div>
  )

  function bagDays(own: readonly Fed[]) {
    const days = new Set(own.flatMap(({ bagDay }) => bagDay ?? []))
    return days.size > 0 ? spoken.list([...days].sort().map(spoken.day)) : '–'
  }
}
