import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { isReversed } from '../customers/ledger'
import { Follower } from '../store/follow'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'
import { chequeIdOf, clearingOf } from './cleared-cheques'

/** The cheques of a store that wait for the bank, by their first entry; cached until their entries change. */
class WaitingCheques {
  readonly #ids = new Set<number>()
  readonly #follower: Follower<'paid' | 'reversed' | 'cleared'>

  constructor(store: Store) {
    this.#follower = new Follower(store, {
      paid: ['ledgerEntries', 'cheque'],
      reversed: ['ledgerEntries', 'reverses'],
      cleared: ['boxEntries', 'chequeOf'],
    })
  }

  in(shop: ShopReader): ReadonlySet<number> {
    this.#follower.catchUp({
      changed: ({ paid, reversed, cleared }) => {
        const ofReversed = reversed.flatMap((id) => {
          const entry = shop.ledgerEntries.get(id)
          return entry?.cheque ? chequeIdOf(entry) : []
        })
        for (const id of new Set([...paid, ...ofReversed, ...cleared].map(Number))) this.#look(shop, id)
      },
      anew: () => {
        this.#ids.clear()
        for (const { id } of shop.ledgerEntries.by('isCheque', 'first')) this.#look(shop, id)
      },
    })
    return this.#ids
  }

  #look(shop: ShopReader, id: number) {
    const first = shop.ledgerEntries.get(id)
    const isWaiting = first && unreversedParts(shop, first).length > 0 && !clearingOf(shop, first)
    if (isWaiting) this.#ids.add(id)
    else this.#ids.delete(id)
  }
}

/** The entries of a cheque that were not reversed, oldest first. */
export const unreversedParts = (shop: ShopReader, { id }: Pick<LedgerEntry, 'id'>): LedgerEntry[] =>
  shop.ledgerEntries
    .by('cheque', id)
    .filter((part) => !isReversed(shop, part))
    .sort((one, other) => one.id - other.id)

const waitingOf = perStore((store) => new WaitingCheques(store))

export const waitingChequesIn = (store: Store, shop: ShopReader): ReadonlySet<number> => waitingOf(store).in(shop)
