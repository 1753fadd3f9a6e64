import { useEffect, useState } from 'react'
import type { Product } from '~/domain/catalog/schema'
import type { ListedStockMove, StockMovePage } from '~/domain/catalog/stock-moves-schema'
import { formatDateTime } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { readStockMoves } from '~/stores/catalog/stock-moves'
import styles from '../ui/Catalogue.module.css'
import Dialog from '../ui/Dialog'
import LoadFailed from '../ui/LoadFailed'
import Pagination from '../ui/Pagination'

const WORDS: Record<ListedStockMove['reason'], string> = {
  milled: 'Milled',
  spoiled: 'Spoiled',
  counted: 'Counted',
  sold: 'Sold',
  edited: 'Order edited',
  cancelled: 'Order cancelled',
  returned: 'Came back of order',
}

interface Props {
  product: Product
  onClose: () => void
}

/** The stock moves of a product, with operator and reason. */
export default function StockMoves({ product, onClose }: Props) {
  const [page, setPage] = useState(1)
  const [moves, setMoves] = useState<StockMovePage | 'failed'>()
  const { id, name } = product
  useEffect(() => {
    let isShown = true
    readStockMoves(id, page).then(
      (read) => isShown && setMoves(read),
      () => isShown && setMoves('failed'),
    )
    return () => {
      isShown = false
    }
  }, [id, page])

  return (
    <Dialog title={`Stock moves of ${name}`} onClose={onClose}>
      {moves === undefined && <p aria-busy="true">Loading the stock moves…</p>}
      {moves === 'failed' && <LoadFailed>The stock moves cannot be reached just now.</LoadFailed>}
      {moves && moves !== 'failed' && (
        <>
          {moves.total === 0 ? <p>No stock has moved in the last 13 months.</p> : <MovesTable rows={moves.rows} />}
          <Pagination page={moves.page} pages={moves.pages} onPage={setPage} />
          <small>Kept for 13 months. What orders took and gave back is listed too.</small>
        </>
      )}
    </Dialog>
  )
}

function MovesTable({ rows }: { rows: readonly ListedStockMove[] }) {
  return (
    <div className={styles.plan}>
      <table className={styles.moves}>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Why</th>
            <th scope="col">Bags</th>
            <th scope="col">Then in stock</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, reason, by, stockAfter, note, username, orderId }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: moves of orders have no id.
            <tr key={index}>
              <td>{formatDateTime(at)}</td>
              <td>
                <div className={styles.who}>
                  {orderId ? <a href={`/admin-orders?order=${orderId}`}>{`${WORDS[reason]} #${orderId}`}</a> : WORDS[reason]}
                  <span className="quiet">
                    {[username || (reason === 'sold' ? 'by the buyer' : ''), note].filter(Boolean).join(': ')}
                  </span>
                </div>
              </td>
              <td>{by > 0 ? `+${indianNumber(by)}` : indianNumber(by).replace('-', '−')}</td>
              <td>{stockAfter === null ? '' : indianNumber(stockAfter)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
