import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { BatchList, ListedBatch } from '~/domain/batches/schema'
import { formatDate } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { bagsInWords } from '~/domain/orders/order-texts'
import { operatorMay } from '~/stores/account/own-role'
import { $batches, refreshBatches } from '~/stores/batches/batches'
import IconButton from '../ui/IconButton'
import styles from '../ui/List.module.css'
import LoadFailed from '../ui/LoadFailed'
import { lazyPart } from '../ui/lazy-part'
import Notice from '../ui/Notice'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Table, { type Column } from '../ui/Table'
import own from './Batches.module.css'
import BatchState from './BatchState'

const MillDialog = lazyPart(() => import('./MillDialog'))
const BatchView = lazyPart(() => import('./BatchView'))

const NEW = 'new'

/** Milled batches, newest first. An island, because its list is searched, polled and edited. */
export default function Batches({ company }: { company: string }) {
  const { state, value } = useStore($batches)
  const [search, setSearch] = useState('')
  const [named, open, close] = useOpenDialog('batch')
  const wanted = search.trim().toLowerCase()
  const shown = (value?.batches ?? []).filter(({ lot, productName }) => `${lot} ${productName}`.toLowerCase().includes(wanted))
  const batch = value?.batches.find(({ id }) => String(id) === named)
  return (
    <Screen
      title="Batches"
      actions={
        operatorMay('change') && (
          <button type="button" onPointerEnter={MillDialog.prefetch} onClick={() => open(NEW)}>
            Mill a batch
          </button>
        )
      }
    >
      <search className={`row ${styles.filters}`}>
        <SearchField label="Search by lot or feed" placeholder="Lot or feed" value={search} onSearch={setSearch} />
      </search>
      {value && value.disagreeing.length > 0 && (
        <div className={`notice ${own.differs}`}>
          {value.disagreeing.map((feed) => (
            <p key={feed.productId}>{differenceInWords(feed)}</p>
          ))}
        </div>
      )}
      {!value && state === 'failed' && <LoadFailed onRetry={refreshBatches} />}
      {!value && state === 'loading' && <p aria-busy="true">Loading…</p>}
      {value && shown.length === 0 && (
        <p>{wanted ? 'No batch has such a lot or feed.' : 'No batch is written yet. Mill one, and each sack has a page.'}</p>
      )}
      {shown.length > 0 && <BatchTable batches={shown} onView={({ id }) => open(String(id))} />}
      {named === NEW && <MillDialog onDone={({ id }) => open(String(id))} onClose={close} />}
      {batch && <BatchView key={batch.id} batch={batch} company={company} onClose={close} />}
      {value && named !== '' && named !== NEW && !batch && <Notice>There is no batch {named}.</Notice>}
    </Screen>
  )
}

function differenceInWords({ productName, inStock, inBatches }: BatchList['disagreeing'][number]): string {
  const difference = inStock - inBatches
  const bags = bagsInWords(Math.abs(difference))
  const counted = `${indianNumber(inStock)} here by the stock, ${indianNumber(inBatches)} by the batches`
  return `${productName}: ${counted}. ${bags} ${difference > 0 ? 'are in no batch' : 'of the batches are not in the stock'}.`
}

function BatchTable({ batches, onView }: { batches: readonly ListedBatch[]; onView: (batch: ListedBatch) => void }) {
  const columns: Column<ListedBatch>[] = [
    {
      heading: 'Lot',
      isRowHeading: true,
      className: own.lot,
      cell: (batch) => (
        <span className={styles.twoLines}>
          <span>{batch.lot}</span>
          <span>
            <BatchState batch={batch} />
          </span>
        </span>
      ),
    },
    {
      heading: 'Feed',
      cell: ({ productName, milledOn, bestBefore }) => (
        <span className={styles.twoLines}>
          <span>{productName}</span>
          <span className={own.dates}>
            <span>best before {formatDate(bestBefore)},</span> <span>milled {formatDate(milledOn)}</span>
          </span>
        </span>
      ),
    },
    {
      heading: 'Left',
      className: `${styles.amount} ${own.left}`,
      cell: ({ left, bags, toNotify }) => (
        <span className={styles.twoLines}>
          <span>
            {indianNumber(left)} of {bagsInWords(bags)}
          </span>
          <span>{toNotify > 0 && `${toNotify} ${toNotify === 1 ? 'order' : 'orders'} to tell`}</span>
        </span>
      ),
    },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: styles.view,
      cell: (batch) => <IconButton action="View" label={`View ${batch.lot}`} onClick={() => onView(batch)} />,
    },
  ]
  return (
    <Table columns={columns} rows={batches} className={`${styles.table} ${styles.pairs}`} onPointerEnter={BatchView.prefetch} />
  )
}
