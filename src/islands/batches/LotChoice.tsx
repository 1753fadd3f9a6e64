import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { allocated, firstExpiredFirst, namedLots } from '~/domain/batches/allocation'
import type { OpenLot } from '~/domain/batches/schema'
import { formatDate, indianDay } from '~/domain/dates'
import { MAX_BATCH } from '~/domain/orders/order-dispatch-schema'
import { detailsInShort } from '~/domain/orders/order-line'
import { bagsInWords } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { $lots } from '~/stores/batches/lots'
import styles from './LotChoice.module.css'

interface Props {
  orders: readonly Pick<Order, 'items'>[]
  /** The text that names lots. */
  value: string
  onChange: (text: string) => void
}

/** Says which lots will leave, the first to expire first, and puts another one first with one tap. */
export default function LotChoice({ orders, value, onChange }: Props) {
  const { value: lots = [] } = useStore($lots)
  const [asked, setAsked] = useState('')
  const items = orders.flatMap((order) => order.items)
  const own = firstExpiredFirst(lots).filter(({ productId }) => items.some((item) => item.productId === productId))
  if (own.length === 0) return null
  const today = indianDay(new Date())
  const named = namedLots(value).map(({ lot }) => lot)
  const taken = allocated(
    items,
    own.map((each) => ({ ...each })),
    namedLots(value),
    today,
  )
  const lacking = items.reduce((sum, { quantity }) => sum + quantity, 0) - taken.flat().reduce((sum, { bags }) => sum + bags, 0)
  const others = lots.filter(({ lot, productId }) => named.includes(lot) && !items.some((item) => item.productId === productId))

  function choose({ lot, bestBefore }: OpenLot) {
    setAsked('')
    if (named.includes(lot)) return onChange(without(value, lot))
    if (bestBefore < today && asked !== lot) return setAsked(lot)
    const text = value === '' ? lot : `${lot}, ${value}`
    if (text.length <= MAX_BATCH) onChange(text)
  }

  return (
    <fieldset className={styles.choice}>
      <legend>Lots that leave: {detailsInShort({ lots: joined(taken.flat()) }) || 'none'}</legend>
      {own
        .filter(({ state }) => state === 'free')
        .map((each) => (
          <button
            key={each.lot}
            type="button"
            className="outline"
            aria-pressed={named.includes(each.lot)}
            onClick={() => choose(each)}
          >
            {each.lot}{' '}
            <small>
              {bagsInWords(each.left)}, {formatDate(each.bestBefore)}
            </small>
          </button>
        ))}
      {asked && (
        <p role="alert" className="notice">
          Lot {asked} is past its best-before day. Tap it again to take it all the same.
        </p>
      )}
      {own.some(({ lot, state }) => state !== 'free' && named.includes(lot)) && (
        <p className="notice">A lot that is held or recalled cannot leave.</p>
      )}
      {others.map(({ lot, productName }) => (
        <p key={lot} className="notice">
          Lot {lot} is {productName}, which is not among these orders.
        </p>
      ))}
      {lacking > 0 && <p>{bagsInWords(lacking)} leave without a lot: no free batch has them.</p>}
    </fieldset>
  )
}

const without = (text: string, lot: string) =>
  text
    .split(/\s*,\s*/)
    .filter((part) => !namedLots(part).some((each) => each.lot === lot))
    .join(', ')

function joined(lots: readonly { lot: string; bags: number }[]) {
  const sums = new Map<string, number>()
  for (const { lot, bags } of lots) sums.set(lot, (sums.get(lot) ?? 0) + bags)
  return Array.from(sums, ([lot, bags]) => ({ lot, bags }))
}
