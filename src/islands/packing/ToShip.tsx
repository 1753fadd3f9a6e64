import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import { formatDateTime } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import type { Order } from '~/domain/orders/schema'
import { feedsInWords, feedsOf } from '~/domain/packing/packing-list'
import { keepStoreRoom } from '~/stores/packing/kept-store-room'
import { $markConflicts, $ownMarks, forgetMarkConflicts, withWaitingMarks } from '~/stores/packing/packed-marks'
import { packingPage } from '~/stores/packing/packing'
import { $truck, changeTruck, type TypedTruck, truckInWords } from '~/stores/packing/truck'
import { shipOrders } from '../orders/bulk-status'
import { LotPlan, refreshLots, usePlannedOrders } from '../orders/leaving'
import { leavesUnwanted } from '../orders/unwanted'
import { lazyPart } from '../ui/lazy-part'
import { usePagedRows } from '../ui/list-page'
import PagedList from '../ui/PagedList'
import { usePrinting } from '../ui/printing'
import SearchField from '../ui/SearchField'
import { whenIdle } from '../ui/when-idle'
import { isSame, useOnTruck } from './on-truck'
import PackedRow from './PackedRow'
import styles from './ToShip.module.css'

const Truckload = lazyPart(() => import('../orders/Truckload'))
const CountDialog = lazyPart(() => import('./CountDialog'))
const PackerSheets = lazyPart(() => import('./PackerSheets'))

/** They must open without a signal too. */
const PARTS = [Truckload, CountDialog, PackerSheets]

const FIRST = { search: '', page: '1' }

/** What leaves the store room: the bags by feed, and the orders, the oldest promised day first. */
export default function ToShip({ company }: { company: SlipCompany }) {
  const { parameters, narrow, page, ...list } = usePagedRows(packingPage, FIRST, ({ search }) => ({ search }))
  const { keptAt } = useStore(packingPage.$known)
  const waiting = useStore($ownMarks)
  const rows = list.shown.rows.map((order) => withWaitingMarks(order, waiting))
  const { dispatch: truck, typed } = useStore($truck)
  const [asked, setAsked] = useState<readonly Order[]>()
  const [isCounting, setIsCounting] = useState(false)
  const [printed, print] = usePrinting<{ orders: readonly Order[]; isList: boolean }>()
  const isWhole = list.shown.pages === 1 && parameters.search === ''
  const onTruck = useOnTruck(rows, { isLoaded: page !== undefined, isWhole })
  const planned = usePlannedOrders(onTruck)
  const packed = rows.filter((order) => order.packed && !onTruck.some(isSame(order)))
  const unknown = list.state === 'failed' ? '–' : '…'

  useEffect(() => {
    for (const part of PARTS) part.prefetch()
    return keepStoreRoom(whenIdle)
  }, [])

  const tick = (orders: readonly Order[]) => changeTruck({ orders })
  const toggle = (order: Order) =>
    tick(onTruck.some(isSame(order)) ? onTruck.filter((each) => each.id !== order.id) : [...onTruck, order])
  const unload = (shipped: readonly Order[]) => tick(onTruck.filter((order) => !shipped.some(isSame(order))))
  const left = () => {
    void packingPage.refresh()
    void refreshLots()
  }
  async function ship(orders: readonly Order[]) {
    if (!truck || orders.some((order) => leavesUnwanted(order, 'shipped'))) return setAsked(orders)
    try {
      if (!(await shipOrders(orders, truck))) return
    } catch {
      return setAsked(orders)
    }
    unload(orders)
    left()
  }

  return (
    <>
      {keptAt && (
        <p role="status" className="notice">
          No signal: these orders are from {formatDateTime(keptAt)}. What you mark is kept, and sent when there is a signal.
          {parameters.search !== '' && ' The search finds only orders that this device keeps.'}
        </p>
      )}
      <section className={styles.load} aria-label="To load">
        <dl>
          <Load words="Today" feeds={page && feedsInWords(page.stats.today)} unknown={unknown} />
          <Load words="All to ship" feeds={page && feedsInWords(page.stats.confirmed)} unknown={unknown} />
          <Load
            words={`On the truck (${indianNumber(onTruck.length)})`}
            feeds={feedsInWords(feedsOf(onTruck))}
            none="Tick the orders that it takes."
          />
        </dl>
        {truck && (
          <p>
            Loading {truckInWords(truck)}.{' '}
            <button type="button" className="outline" onClick={() => changeTruck({ dispatch: undefined, typed: undefined })}>
              Another truck
            </button>
          </p>
        )}
        <div className={styles.tools}>
          {onTruck.length > 0 && (
            <button type="button" onClick={() => void ship(onTruck)}>
              Ship the truck ({indianNumber(onTruck.length)})
            </button>
          )}
          {packed.length > 0 && (
            <button type="button" className="outline" onClick={() => tick([...onTruck, ...packed])}>
              Take all packed ({indianNumber(packed.length)})
            </button>
          )}
          {onTruck.length > 0 && (
            <>
              <button type="button" className="outline" onClick={() => print([{ orders: planned, isList: false }])}>
                Slips
              </button>
              <button type="button" className="outline" onClick={() => print([{ orders: planned, isList: true }])}>
                Loading list
              </button>
            </>
          )}
          <button type="button" className="outline" onClick={() => setIsCounting(true)}>
            Stock is wrong
          </button>
        </div>
        {onTruck.length > 0 && <LotPlan orders={onTruck} />}
      </section>
      <Conflicts />
      <SearchField label="Search orders" value={parameters.search} onSearch={(search) => narrow({ search }, 'replace')} />
      <PagedList list={list} many="orders" nouns={['order', 'orders']} hasRows noneFound="No orders to ship.">
        <ul className={styles.orders}>
          {rows.map((order) => (
            <PackedRow
              key={order.id}
              order={planned.find(isSame(order)) ?? order}
              isWaiting={waiting.some(({ orderId }) => orderId === order.id)}
              isOnTruck={onTruck.some(isSame(order))}
              onTruck={() => toggle(order)}
              onShip={() => void ship([order])}
            />
          ))}
        </ul>
      </PagedList>
      {asked && (
        <Truckload
          orders={asked}
          truck={truck || typed ? { ...truck, ...typed } : undefined}
          onType={keepTyped}
          onShipped={(dispatch) => {
            changeTruck({ dispatch, typed: undefined })
            unload(asked)
            left()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {isCounting && <CountDialog here={page?.stats.here ?? []} onClose={() => setIsCounting(false)} />}
      {printed.map(({ orders, isList }) => (
        <PackerSheets key={orders.map(({ id }) => id).join()} company={company} {...{ orders, isList, truck }} />
      ))}
    </>
  )
}

const keepTyped = ({ vehicle, driverPhone, day }: Required<TypedTruck>) => changeTruck({ typed: { vehicle, driverPhone, day } })

interface LoadProps {
  words: string
  /** Undefined while not loaded. */
  feeds: string | undefined
  unknown?: string
  none?: string
}

function Load({ words, feeds, unknown, none = 'Nothing.' }: LoadProps) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{feeds === undefined ? unknown : feeds || none}</dd>
    </div>
  )
}

/** Marks that could not be kept, until they are read. */
function Conflicts() {
  const sentences = useStore($markConflicts)
  if (sentences.length === 0) return null
  return (
    <div role="alert" className={`notice ${styles.conflicts}`}>
      <ul>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" className="outline" onClick={forgetMarkConflicts}>
        I have read this
      </button>
    </div>
  )
}
