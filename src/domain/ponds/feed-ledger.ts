import { STORAGE } from '../feeding/storage'
import { type FeedLeft, feedKey, lasting } from './bags'
import { dayAfter } from './days'
import { type Entry, eventsIn } from './entries'
import type { BagEvent, EventOf, FeedName } from './schema'

/** Bags of one lot in grams, or of none; bought + found = fed + missing + left. */
export interface FeedLot {
  feed: FeedName
  lot: string | undefined
  /** The day it is first to be fed before; estimated for bags without one. */
  bestBefore: string
  /** The day of its first bag. */
  from: string
  /** The ponds that it was bought for. */
  pondIds: readonly string[]
  bought: number
  /** Counted beyond what was written. */
  found: number
  fed: number
  /** Written, but no longer there at a count. */
  missing: number
  left: number
}

/** A feed in stock. `over`: grams that were fed beyond all that was written. */
interface FeedStock {
  feed: FeedName
  lots: readonly FeedLot[]
  over: number
}

/** Grams of a lot in an entry. */
export interface LotUse {
  lot: string
  grams: number
}

/** The feed in stock by its key, and the lots of each written feed by its id. */
export interface FeedLedger {
  stocks: ReadonlyMap<string, FeedStock>
  uses: ReadonlyMap<string, readonly LotUse[]>
}

type Fed = EventOf<'fed'>
type Bags = Exclude<BagEvent, { kind: 'taken back' }>

/** Feed that was written before its bags. */
interface Pending {
  fed: Fed
  grams: number
}

type OpenLot = { -readonly [Name in keyof FeedLot]: FeedLot[Name] }

interface OpenStock {
  feed: FeedName
  lots: OpenLot[]
  /** The lots of which some is left, the first to expire first. */
  open: OpenLot[]
  pending: Pending[]
}

/** Days that feed keeps, for bags whose day is not known. */
const KEEPS = STORAGE.months * 30

const gramsOf = (kilograms: number) => Math.round(kilograms * 1000)

/**
 * Counts the feed down in the order of the book: the lot that an entry names first, then the first to expire. Feed beyond all bags
 * is taken from the next ones. A count replaces what is left: less takes away the first to expire, more adds bags without a lot.
 */
export function feedLedger(bags: readonly Entry<BagEvent>[], fed: readonly Fed[]): FeedLedger {
  const stocks = new Map<string, OpenStock>()
  const uses = new Map<string, LotUse[]>()
  for (const event of [...eventsIn(bags), ...fed].sort(inOrder)) {
    const key = feedKey(event.feed)
    const stock = stocks.get(key) ?? { feed: event.feed, lots: [], open: [], pending: [] }
    if (event.kind === 'fed') {
      if (stocks.has(key)) feedFrom(stock, event, uses)
      continue
    }
    stocks.set(key, stock)
    if (event.kind === 'bought') buy(stock, event, uses)
    else count(stock, event)
  }
  return { stocks: new Map(Array.from(stocks, ([key, stock]) => [key, closed(stock)])), uses }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** By day and time; feed that was written in the same moment as bags comes before them. */
const inOrder = (one: Fed | Bags, other: Fed | Bags): number =>
  compare(one.day, other.day) ||
  compare(one.at, other.at) ||
  Number(one.kind !== 'fed') - Number(other.kind !== 'fed') ||
  compare(one.id, other.id)

function feedFrom(stock: OpenStock, fed: Fed, uses: Map<string, LotUse[]>) {
  let wanted = gramsOf(fed.kilograms)
  for (const lot of [...stock.open.filter((each) => isNamed(each, fed)), ...stock.open]) {
    if (wanted === 0) break
    if (isOpenTo(lot, fed)) wanted -= take(lot, wanted, fed, uses)
  }
  stock.open = stock.open.filter(({ left }) => left > 0)
  if (wanted > 0) stock.pending.push({ fed, grams: wanted })
}

const isNamed = ({ lot }: FeedLot, fed: Fed) => lot !== undefined && lot === fed.lot

const isOpenTo = (lot: FeedLot, fed: Fed) =>
  lot.lot === undefined || isNamed(lot, fed) || !(fed.closedLots ?? []).includes(lot.lot)

function take(lot: OpenLot, wanted: number, { id }: Fed, uses: Map<string, LotUse[]>): number {
  const grams = Math.min(wanted, lot.left)
  if (grams <= 0) return 0
  lot.left -= grams
  lot.fed += grams
  if (lot.lot !== undefined) {
    uses.set(id, withUse(uses.get(id) ?? [], { lot: lot.lot, grams }))
  }
  return grams
}

function withUse(uses: readonly LotUse[], { lot, grams }: LotUse): LotUse[] {
  const known = uses.find((use) => use.lot === lot)
  return known ? uses.map((use) => (use === known ? { lot, grams: use.grams + grams } : use)) : [...uses, { lot, grams }]
}

function buy(
  stock: OpenStock,
  { feed, lot, bestBefore, day, kilograms, toPondId }: Bags & { kind: 'bought' },
  uses: Map<string, LotUse[]>,
) {
  const grams = gramsOf(kilograms)
  const known = lot === undefined ? undefined : stock.lots.find((each) => each.lot === lot)
  const bought = known ?? newLot(feed, lot, bestBefore ?? dayAfter(day, KEEPS), day)
  if (bestBefore !== undefined) bought.bestBefore = bestBefore
  if (toPondId !== undefined) bought.pondIds = [...new Set([...bought.pondIds, toPondId])]
  bought.bought += grams
  bought.left += grams
  if (!known) stock.lots.push(bought)
  stock.pending = stock.pending.flatMap(({ fed, grams: wanted }) => {
    const rest = wanted - (isOpenTo(bought, fed) ? take(bought, wanted, fed, uses) : 0)
    return rest > 0 ? [{ fed, grams: rest }] : []
  })
  reopen(stock)
}

function reopen(stock: OpenStock) {
  stock.open = stock.lots.filter(({ left }) => left > 0).sort(byExpiry)
}

const newLot = (feed: FeedName, lot: string | undefined, bestBefore: string, from: string): OpenLot => ({
  ...{ feed, lot, bestBefore, from, pondIds: [] },
  ...{ bought: 0, found: 0, fed: 0, missing: 0, left: 0 },
})

const byExpiry = (one: FeedLot, other: FeedLot): number =>
  compare(one.bestBefore, other.bestBefore) || compare(one.lot ?? '', other.lot ?? '') || compare(one.from, other.from)

function count(stock: OpenStock, { feed, kilograms, day }: Bags) {
  const counted = gramsOf(kilograms)
  stock.feed = feed
  stock.pending = []
  let more = counted - stock.open.reduce((sum, { left }) => sum + left, 0)
  for (const lot of stock.open) {
    const missing = Math.min(lot.left, Math.max(0, -more))
    lot.left -= missing
    lot.missing += missing
    more += missing
  }
  if (more > 0) {
    const found = newLot(feed, undefined, dayAfter(day, KEEPS), day)
    stock.lots.push({ ...found, found: more, left: more })
  }
  reopen(stock)
}

const closed = ({ feed, lots, pending }: OpenStock): FeedStock => ({
  ...{ feed, lots: lots.sort(byExpiry) },
  over: pending.reduce((sum, { grams }) => sum + grams, 0),
})

/** The lots with a number, the first to expire first. */
export const numberedLots = ({ stocks }: FeedLedger): (FeedLot & { lot: string })[] =>
  [...stocks.values()]
    .flatMap(({ lots }) => lots.flatMap((each) => (each.lot === undefined ? [] : [{ ...each, lot: each.lot }])))
    .sort(byExpiry)

/** What is left of each feed; `closed` are lots that must not be fed. */
export const feedsLeft = (
  { stocks }: FeedLedger,
  daily: ReadonlyMap<string, number>,
  today: string,
  closed: ReadonlySet<string> = new Set(),
): FeedLeft[] =>
  Array.from(stocks, ([key, { feed, lots }]) => {
    const grams = lots.reduce((sum, { lot, left }) => (lot !== undefined && closed.has(lot) ? sum : sum + left), 0)
    return lasting(feed, grams / 1000, daily.get(key) ?? 0, today)
  })
