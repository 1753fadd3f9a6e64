import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { isReversed } from '../customers/ledger'
import { perStore } from '../store/memo'
import type { ShopReader, Store } from '../store/store'
import { chequeIdOf, clearingOf } from './cleared-cheques'

/** The cheques of a store that wait for the bank, by their first entry; cached until their entries change. */
class WaitingCheques {
  readonly #store: Store
  readonly #ids = new Set<number>()
  #version: number | undefined

  constructor(store: Store) {
    this.#store = store
  }

  in(shop: ShopReader): ReadonlySet<number> {
    const { version } = this.#store
    if (version === this.#version) return this.#ids
    const changed = this.#version === undefined ? undefined : this.#changedSince(shop, this.#version)
    this.#version = version
    if (!changed) this.#ids.clear()
    for (const id of changed ?? shop.ledgerEntries.by('isCheque', 'first').map((entry) => entry.id)) this.#look(shop, id)
    return this.#ids
  }

  #look(shop: ShopReader, id: number) {
    const first = shop.ledgerEntries.get(id)
    const isWaiting = first && unreversedParts(shop, first).length > 0 && !clearingOf(shop, first)
    if (isWaiting) this.#ids.add(id)
    else this.#ids.delete(id)
  }

  /** The cheques with a new or reversed payment or clearing. */
  #changedSince(shop: ShopReader, version: number): ReadonlySet<number> | undefined {
    const paid = this.#store.changedValues('ledgerEntries', 'cheque', version)
    const reversed = this.#store.changedValues('ledgerEntries', 'reverses', version)
    const cleared = this.#store.changedValues('boxEntries', 'chequeOf', version)
    if (!paid || !reversed || !cleared) return undefined
    const ofReversed = reversed.flatMap((id) => {
      const entry = shop.ledgerEntries.get(id)
      return entry?.cheque ? chequeIdOf(entry) : []
    })
    return new Set([...paid.map(Number), ...ofReversed, ...cleared.map(Number)])
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
