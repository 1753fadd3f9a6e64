import type { PossibleRow } from '~/domain/customers/erasure-plan-schema'
import type { Ticked } from '~/domain/customers/erasure-schema'
import { formatDate } from '~/domain/dates'
import Switch from '../ui/Switch'

export const NOTHING_TICKED: Ticked = { orders: [], contacts: [] }

const NAMES = { orders: 'Order', contacts: 'Message' } as const

interface Props {
  rows: readonly PossibleRow[]
  ticked: Ticked
  onTick: (ticked: Ticked) => void
}

/** The uncertain rows of a customer, each with a checkbox. */
export default function PossibleRows({ rows, ticked, onTick }: Props) {
  if (rows.length === 0) return null
  return (
    <fieldset>
      <legend>Is this the same person?</legend>
      <p>Only a typed address or phone ties these to the customer. What you leave is neither shown nor changed.</p>
      {rows.map(({ kind, id, name, createdAt }) => {
        const others = ticked[kind].filter((each) => each !== id)
        return (
          <Switch
            key={`${kind} ${id}`}
            label={`${NAMES[kind]} #${id} of ${name}, ${formatDate(createdAt)}`}
            isOn={others.length < ticked[kind].length}
            onChange={(isOn) => onTick({ ...ticked, [kind]: isOn ? [...others, id] : others })}
          />
        )
      })}
    </fieldset>
  )
}
