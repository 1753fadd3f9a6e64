import { noBox, startOfDay } from '~/domain/box/box'
import type { BoxSide } from '~/domain/box/box-schema'
import { balanceAfter } from '~/domain/box/day-book'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import type { ShopReader, Store } from '../store/store'
import { openingsIn } from './box-entries'
import { lastDayOf, moneyWithin } from './day-money'

interface SideBalance {
  balance: number
  lowest: number
}

/**
 * The balance of a side in paise at the end of an Indian day, and its lowest from then until the last day with entries. Undefined
 * before the opening balance of the side. For use within a transaction.
 */
export function balanceOn(
  { store, shop }: { store: Store; shop: ShopReader },
  side: BoxSide,
  { day, today }: { day: string; today: string },
): SideBalance | undefined {
  const openings = openingsIn(shop)
  const first = openings[side]?.date
  if (first === undefined || first > day) return undefined
  const sumsOn = moneyWithin(store, shop)
  let box = noBox()
  let found: SideBalance | undefined
  const lastDay = lastDayOf(store)
  for (const each of daysBetween(first, lastDay > today ? lastDay : today)) {
    box = balanceAfter(startOfDay(box, each, openings), sumsOn(each))
    if (each === day) found = { balance: box[side], lowest: box[side] }
    else if (found) found.lowest = Math.min(found.lowest, box[side])
  }
  return found
}

function* daysBetween(first: string, last: string): Generator<string> {
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY) yield indianDay(new Date(at))
}
