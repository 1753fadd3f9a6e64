import { isDeepStrictEqual } from 'node:util'
import { billNumber, seriesOf } from '~/domain/customers/bill-numbers'
import { billSettings } from '~/domain/customers/bill-settings'
import { indianDay } from '~/domain/dates'
import { linkKeyOf, newLinkSalt } from '../auth/link-tokens'
import { erasureKeyOf } from '../customers/erased-phones'
import { redoErasures, withEarlier } from '../customers/erasures'
import type { Rows } from '../store/shop-schema'
import type { Shop, ShopReader } from '../store/store'

/** Data that only moves forward, read before a backup replaces the shop. */
interface ShopRecord {
  lastIds: readonly Rows['lastIds'][]
  billSeries: readonly Rows['billSeries'][]
  orders: ReadonlyMap<number, Pick<Rows['orders'], 'createdAt' | 'linkNumber' | 'linkSalt'>>
  operators: readonly Rows['operators'][]
  signInAttempts: readonly Rows['signInAttempts'][]
  signedIn: readonly string[]
  linkKey: Rows['shopKeys'] | undefined
  erasureKey: Rows['shopKeys'] | undefined
  erasures: readonly Rows['erasures'][]
  requiresTwoFactor: boolean
}

/** What a carry-over changed in the restored shop. */
export interface CarriedOver {
  raisedIds: readonly Rows['lastIds'][]
  /** Bill numbers assigned after the backup, whose documents are lost. */
  lostBills: readonly { first: string; last: string }[]
  nextBill: string | undefined
  nextCreditNote: string | undefined
  signedOut: readonly string[]
  maySignIn: readonly Pick<Rows['operators'], 'username' | 'isOwner'>[]
  /** Accounts in the backup that were deleted later. */
  endedAccounts: readonly string[]
  /** The source of the accounts: the replaced shop, if the backup is of the same shop. */
  accountsOf: 'replaced' | 'backup'
  /** Number of customers erased again, because the backup was older. */
  erasedAgain: number
  /** Number of devices whose push subscriptions were removed. */
  unsubscribed: number
}

export function recordOf(shop: ShopReader): ShopRecord {
  return {
    lastIds: [...shop.lastIds.rows()],
    billSeries: [...shop.billSeries.rows()],
    orders: new Map(
      Iterator.from(shop.orders.rows()).map(({ id, createdAt, linkNumber = 0, linkSalt }) => [
        id,
        { createdAt, linkNumber, linkSalt },
      ]),
    ),
    operators: [...shop.operators.rows()],
    signInAttempts: [...shop.signInAttempts.rows()],
    signedIn: [...shop.sessions.rows()].map(({ username }) => username),
    linkKey: linkKeyOf(shop),
    erasureKey: erasureKeyOf(shop),
    erasures: [...shop.erasures.rows()],
    requiresTwoFactor: shop.settings.get('require_2fa')?.value === 'true',
  }
}

/**
 * Makes a restored shop continue the replaced one: ids, bill numbers, revoked links and accounts do not go back, and all
 * sessions end. Without a record the earlier state is unknown.
 */
export function carryOver(shop: Shop, record: ShopRecord | undefined, now: string): CarriedOver {
  const isSame = record !== undefined && isSameShop(shop, record)
  const signedOut = new Set([...(record?.signedIn ?? []), ...[...shop.sessions.rows()].map(({ username }) => username)])
  const before = [...shop.operators.rows()].map(({ username }) => username)
  const raisedIds = record ? raiseIds(shop, record) : []
  const lostBills = record ? raiseBills(shop, record) : []
  if (isSame) {
    carryAccounts(shop, record)
    carryLinks(shop, record)
  }
  const missing = isSame ? carryErasures(shop, record) : []
  for (const { tokenHash } of shop.sessions.rows()) shop.sessions.delete(tokenHash)
  for (const { tokenHash } of shop.devices.rows()) shop.devices.delete(tokenHash)
  const devices = [...shop.pushSubscriptions.rows()]
  for (const { endpointHash } of devices) shop.pushSubscriptions.delete(endpointHash)
  return {
    raisedIds,
    lostBills,
    ...nextNumbers(shop, now),
    signedOut: [...signedOut].sort(),
    maySignIn: [...shop.operators.rows()].map(({ username, isOwner }) => ({ username, isOwner })),
    endedAccounts: before.filter((username) => !shop.operators.get(username)),
    accountsOf: isSame ? 'replaced' : 'backup',
    erasedAgain: redoErasures(shop, missing),
    unsubscribed: devices.length,
  }
}

/** A different shop, such as a new server's, shares neither the link key nor an order or account. */
function isSameShop(shop: ShopReader, { linkKey, orders, operators }: ShopRecord): boolean {
  const own = linkKeyOf(shop)
  if (own && linkKey && own.value === linkKey.value) return true
  const isKnown = ({ username, passwordHash }: Rows['operators']) => {
    const theirs = operators.find((each) => each.username === username)
    return theirs?.passwordHash === passwordHash
  }
  return (
    Iterator.from(shop.orders.rows()).some(({ id, createdAt }) => orders.get(id)?.createdAt === createdAt) ||
    Iterator.from(shop.operators.rows()).some(isKnown)
  )
}

function raiseIds(shop: Shop, { lastIds }: ShopRecord): Rows['lastIds'][] {
  const raised = lastIds.filter(({ table, last }) => last > (shop.lastIds.get(table)?.last ?? 0))
  for (const row of raised) shop.lastIds.put(row)
  return raised
}

function raiseBills(shop: Shop, { billSeries }: ShopRecord): CarriedOver['lostBills'] {
  return billSeries.flatMap((row) => {
    const { series, last } = row
    const first = (shop.billSeries.get(series)?.last ?? 0) + 1
    if (last < first) return []
    shop.billSeries.put(row)
    return [{ first: billNumber(series, first) ?? series, last: billNumber(series, last) ?? series }]
  })
}

/** Accounts keep their latest state: deleted ones stay deleted, and old passwords do not return. */
function carryAccounts(shop: Shop, { operators, signInAttempts, requiresTwoFactor }: ShopRecord) {
  for (const { username } of shop.operators.rows()) shop.operators.delete(username)
  for (const operator of operators) shop.operators.put(operator)
  for (const attempt of signInAttempts) shop.signInAttempts.put(attempt)
  const { version = 0 } = shop.settings.get('require_2fa') ?? {}
  if (requiresTwoFactor) shop.settings.put({ key: 'require_2fa', value: 'true', version: version + 1 })
}

/** Revoked links stay revoked. Two unsalted orders with the same id would share a link, so it is revoked. */
function carryLinks(shop: Shop, { linkKey, orders }: ShopRecord) {
  if (linkKey) shop.shopKeys.put(linkKey)
  for (const order of shop.orders.rows()) {
    const theirs = orders.get(order.id)
    if (!theirs) continue
    const { linkNumber = 0, linkSalt } = theirs
    if (theirs.createdAt !== order.createdAt) {
      if (linkSalt === undefined && order.linkSalt === undefined) shop.orders.put({ ...order, linkSalt: newLinkSalt() })
    } else if (linkNumber > (order.linkNumber ?? 0) || linkSalt !== order.linkSalt) {
      const last = Math.max(linkNumber, order.linkNumber ?? 0)
      shop.orders.put({ ...order, linkNumber: last, ...(linkSalt !== undefined && { linkSalt }) })
    }
  }
}

/** Erasures unknown to the backup. A known one was done before the backup, whatever its clock said. */
function carryErasures(shop: Shop, { erasureKey, erasures }: ShopRecord): Rows['erasures'][] {
  if (!erasureKey) return []
  shop.shopKeys.put(erasureKey)
  const missing = erasures.filter((row) => !isDeepStrictEqual(shop.erasures.get(row.hash), row))
  for (const row of missing) shop.erasures.put(withEarlier(row, shop.erasures.get(row.hash)))
  return missing
}

function nextNumbers(shop: ShopReader, now: string): Pick<CarriedOver, 'nextBill' | 'nextCreditNote'> {
  const { billPrefix, creditNotePrefix } = billSettings(shop.settings.rows())
  const next = (prefix: string) => {
    const series = seriesOf(prefix, indianDay(new Date(now)))
    return billNumber(series, (shop.billSeries.get(series)?.last ?? 0) + 1)
  }
  return { nextBill: next(billPrefix), nextCreditNote: next(creditNotePrefix) }
}
