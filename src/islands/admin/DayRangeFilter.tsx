import { useState } from 'react'
import { type DayRange, namedRanges } from '~/formats/day-ranges'
import styles from './List.module.css'

const OTHER = 'Other days'

interface Props {
  range: DayRange
  onRange: (range: DayRange) => void
}

/** Which days a list shows: by name, or by two dates. */
export default function DayRangeFilter({ range, onRange }: Props) {
  const [isOther, setIsOther] = useState(false)
  const ranges = namedRanges(new Date())
  const named = ranges.find(([, { from, to }]) => from === range.from && to === range.to)?.[0]
  const chosen = isOther || !named ? OTHER : named

  function choose(name: string) {
    setIsOther(name === OTHER)
    const [, wanted] = ranges.find(([each]) => each === name) ?? []
    if (wanted) onRange(wanted)
  }

  return (
    <>
      <select aria-label="Days" value={chosen} onChange={({ target }) => choose(target.value)}>
        {[...ranges.map(([name]) => name), OTHER].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {chosen === OTHER && (
        <span className={styles.days}>
          <DayInput label="From" value={range.from} onDay={(from) => onRange({ from, to: laterOf(from, range.to) })} />
          <DayInput label="To" value={range.to} onDay={(to) => onRange({ from: earlierOf(range.from, to), to })} />
        </span>
      )}
    </>
  )
}

/** The other day follows one that would go past it. An empty one stays. */
const laterOf = (from: string, to: string) => (to !== '' && to < from ? from : to)
const earlierOf = (from: string, to: string) => (to !== '' && to < from ? to : from)

function DayInput({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) {
  return (
    <label>
      {label}
      <input type="date" value={value} max="9999-12-31" onChange={({ target }) => onDay(target.value)} />
    </label>
  )
}
