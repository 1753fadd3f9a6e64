import { useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import { formatRupees } from '~/domain/money'
import type { OrderStats } from '~/domain/orders/listed-orders'
import { sumsInWords } from '~/domain/orders/order-sums'
import type { List } from '~/stores/list'
import ExportButton from '../ui/ExportButton'
import { useLazy } from '../ui/lazy'
import PagedList from '../ui/PagedList'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import Stats from '../ui/Stats'
import { useSelection } from '../ui/selection'
import keyStyles from './Keys.module.css'
import OpenOrder, { loadDetails } from './OpenOrder'
import OrderFilters from './OrderFilters'
import OrdersTable from './OrdersTable'
import { useListKeys } from './order-keys'
import { useOrderList } from './order-list'
import { useOrderStatus } from './status'

const loadSelectionBar = () => import('./SelectionBar')
const loadKeysDialog = () => import('./KeysDialog')
const loadEditor = () => import('./OrderEditor')
const loadCancel = () => import('./CancelBilled')

/** Order management. An island, because its list is polled every three seconds. */
export default function Orders({ company }: { company: SlipCompany }) {
  const { paused, ...list } = useOrderList()
  const { filter, page, shown } = list
  const [openId, open, close] = useOpenDialog('order')
  const [dialog, openDialog, closeDialog] = useOpenDialog('dialog')
  const { sending, change: onStatus, asked, confirm, leave } = useOrderStatus(company.name)
  const selection = useSelection(shown.rows)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const SelectionBar = useLazy(loadSelectionBar, selection.rows.length > 0)
  const KeysDialog = useLazy(loadKeysDialog, isHelpOpen)
  const OrderEditor = useLazy(loadEditor, dialog === 'new')
  const CancelBilled = useLazy(loadCancel, asked !== undefined)
  const help = () => setIsHelpOpen(true)
  const select = (id: number) => shown.rows.filter((order) => order.id === id).forEach(selection.toggle)
  useListKeys({ select, selectAll: selection.toggleShown, help })

  return (
    <Screen
      title="Order Management"
      actions={
        <>
          <NewAndKeys onNew={() => openDialog('new')} onKeys={help} />
          <ExportButton path="/api/orders.csv" filter={filter} isDisabled={!page} />
        </>
      }
    >
      <OrderFigures list={list.figures} stats={page?.stats} />
      <OrderFilters search={list.parameters.search} filter={filter} onNarrow={list.narrow} />
      <PagedList
        list={list}
        many="orders"
        nouns={['order', 'orders']}
        sums={page && sumsInWords(page.sums, page.total)}
        paused={paused}
      >
        <OrdersTable
          orders={shown.rows}
          company={company.name}
          onView={({ id }) => open(id)}
          onPointerEnter={() => loadDetails().catch(() => {})}
          {...{ selection, sending, onStatus }}
          {...paused.handlers}
        />
      </PagedList>
      <OpenOrder id={openId} onHelp={help} onClose={close} {...{ list, company, sending, onStatus }} />
      {SelectionBar && selection.rows.length > 0 && (
        <SelectionBar orders={selection.rows} company={company} onClear={selection.clear} />
      )}
      {OrderEditor && dialog === 'new' && <OrderEditor onSaved={closeDialog} onClose={closeDialog} />}
      {CancelBilled && asked && <CancelBilled order={asked} onConfirm={confirm} onClose={leave} />}
      {KeysDialog && isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </Screen>
  )
}

function NewAndKeys({ onNew, onKeys }: { onNew: () => void; onKeys: () => void }) {
  return (
    <>
      <button type="button" onPointerEnter={() => loadEditor().catch(() => {})} onClick={onNew}>
        New Order
      </button>
      <button type="button" className={`outline ${keyStyles.keysButton}`} onClick={onKeys}>
        Keys
      </button>
    </>
  )
}

function OrderFigures({ list, stats }: { list: List<unknown>; stats: OrderStats | undefined }) {
  return (
    <Stats
      label="Orders at a glance"
      list={list}
      stats={[
        ['Total Orders', stats?.total ?? 0],
        ['Pending', stats?.pending ?? 0],
        ['Shipped', stats?.shipped ?? 0],
        ['Total Revenue', formatRupees(stats?.revenue ?? '0.00')],
      ]}
    />
  )
}
