import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { firstExpiredFirst, namedLots, refusedExpired, withPlannedLots } from '~/domain/batches/allocation'
import { type LotPlan, MAX_BATCH } from '~/domain/batches/item-lots-schema'
import type { OpenLot } from '~/domain/batches/schema'
import { formatDate } from '~/domain/dates'
import { detailsInShort } from '~/domain/orders/order-line'
import { bagsInWords } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { $lots } from '~/stores/batches/lots'
import styles from './LotChoice.module.css'

/** Lots of a feed that are offered at first. */
const SHOWN_OF_FEED = 3

interface Props {
  /** What the lots are for, such as 'Lots that leave'. */
  title: string
  orders: readonly Pick<Order, 'items' | 'status' | 'lotPlan'>[]
  value: LotPlan
  onChange: (choice: LotPlan) => void
}

/** Says which lots leave, the first to expire first, and puts another one first with one tap. An expired one needs a second. */
export default function LotChoice({ title, orders, value, onChange }: Props) {
  const { value: lots = [] } = useStore($lots)
  const [showsAll, setShowsAll] = useState(false)
  const { batch, expired = [] } = value
  const named = namedLots(batch).map(({ lot }) => lot)
  const items = orders.flatMap((order) => order.items)
  const isOf = ({ productId }: OpenLot) => items.some((item) => item.productId === productId)
  const own = firstExpiredFirst(lots).filter(isOf)
  if (own.length === 0) return null
  const free = own.filter(({ state }) => state === 'free')
  const isFirst = ({ lot, productId }: OpenLot) =>
    free.filter((each) => each.productId === productId).findIndex((each) => each.lot === lot) < SHOWN_OF_FEED
  const shown = free.filter((each) => showsAll || isFirst(each) || named.includes(each.lot))
  const leaving = withPlannedLots(orders, own, namedLots(batch)).flatMap((order) => order.items)
  const taken = leaving.flatMap(({ lots: known = [], plannedLots = known }) => plannedLots)
  const lacking = items.reduce((sum, { quantity }) => sum + quantity, 0) - taken.reduce((sum, { bags }) => sum + bags, 0)

  function choose({ lot }: OpenLot) {
    if (named.includes(lot)) return onChange({ batch: without(batch, lot), expired: expired.filter((each) => each !== lot) })
    const text = batch === '' ? lot : `${lot}, ${batch}`
    if (text.length <= MAX_BATCH) onChange({ batch: text, expired })
  }

  return (
    <fieldset className={styles.choice}>
      <legend>
        {title}: {detailsInShort({ lots: joined(taken) }) || 'none'}
      </legend>
      {shown.map((each) => (
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
      {shown.length < free.length && (
        <button type="button" className="outline" onClick={() => setShowsAll(true)}>
          More lots ({free.length - shown.length})
        </button>
      )}
      {refusedExpired(namedLots(batch), own, expired)
        .filter(({ state }) => state === 'free')
        .map(({ lot, bestBefore }) => (
          <p key={lot} role="alert" className="notice row">
            <span>
              Lot {lot} was best before {formatDate(bestBefore)}.
            </span>
            <button type="button" onClick={() => onChange({ batch, expired: [...expired, lot] })}>
              Take it all the same
            </button>
          </p>
        ))}
      {own.some(({ lot, state }) => state !== 'free' && named.includes(lot)) && (
        <p className="notice">A lot that is held or recalled cannot leave.</p>
      )}
      {lots
        .filter((each) => named.includes(each.lot) && !isOf(each))
        .map(({ lot, productName }) => (
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
