import { useState } from 'react'
import { type DayRange, namedRanges } from '~/domain/day-ranges'
import styles from './List.module.css'

const OTHER = 'Other days'

interface Props {
  range: DayRange
  /** The named ranges. */
  ranges?: ReturnType<typeof namedRanges>
  onRange: (range: DayRange) => void
}

/** A filter by days: a named range or two dates. */
export default function DayRangeFilter({ range, ranges = namedRanges(new Date()), onRange }: Props) {
  // The typed range, also if it has a name.
  const [typed, setTyped] = useState<DayRange>()
  const named = ranges.find(([, each]) => isSame(each, range))?.[0]
  const chosen = named && !(typed && isSame(typed, range)) ? named : OTHER

  function choose(name: string) {
    const [, wanted] = ranges.find(([each]) => each === name) ?? []
    setTyped(wanted ? undefined : range)
    if (wanted) onRange(wanted)
  }

  function type(changed: DayRange) {
    setTyped(changed)
    onRange(changed)
  }

  return (
    <>
      <select aria-label="Days" value={chosen} onChange={({ target }) => choose(target.value)}>
        {[...ranges.map(([name]) => name), OTHER].map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {chosen === OTHER && (
        <span className={styles.days}>
          <DayInput label="From" value={range.from} onDay={(from) => type({ from, to: laterOf(from, range.to) })} />
          <DayInput label="To" value={range.to} onDay={(to) => type({ from: earlierOf(range.from, to), to })} />
        </span>
      )}
    </>
  )
}

const isSame = (one: DayRange, other: DayRange) => one.from === other.from && one.to === other.to

/** Moves the other day if it would be before. An empty one stays. */
const laterOf = (from: string, to: string) => (to !== '' && to < from ? from : to)
const earlierOf = (from: string, to: string) => (to !== '' && to < from ? to : from)

function DayInput({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" value={value} max="9999-12-31" onChange={({ target }) => onDay(target.value)} />
    </label>
  )
}
