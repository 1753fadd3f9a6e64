import { type BoxPaise, boxInRupees, movedInBox, type Openings } from '~/domain/box/box'
import type { ListedBoxEntry, OpeningsOfBox } from '~/domain/box/box-lists-schema'
import { BOX_SIDES, type BoxEntry, type BoxSide } from '~/domain/box/box-schema'
import type { ShopReader } from '../store/store'
import { isBoxEntryReversed } from './cleared-cheques'

/** The change of the box by an entry, in paise. */
export const movedInShop = (shop: ShopReader, entry: BoxEntry): BoxPaise =>
  movedInBox(entry, entry.reverses === null ? undefined : shop.boxEntries.get(entry.reverses))

export const listedEntry = (shop: ShopReader, entry: BoxEntry): ListedBoxEntry => ({
  ...entry,
  moved: boxInRupees(movedInShop(shop, entry)),
})

/** The unreversed opening balance of a side. */
export const firstBalanceOf = (shop: ShopReader, side: BoxSide): BoxEntry | undefined =>
  shop.boxEntries.by('opening', side).find((entry) => !isBoxEntryReversed(shop, entry))

export function openingsIn(shop: ShopReader): Openings {
  const openings: Openings = {}
  for (const side of BOX_SIDES) {
    const opening = firstBalanceOf(shop, side)
    if (opening) openings[side] = { date: opening.date, amount: opening.amount }
  }
  return openings
}

export function listedOpenings(shop: ShopReader): OpeningsOfBox {
  const listed = (side: BoxSide) => {
    const opening = firstBalanceOf(shop, side)
    return opening ? { id: opening.id, date: opening.date, amount: opening.amount } : null
  }
  return { cash: listed('cash'), bank: listed('bank') }
}
