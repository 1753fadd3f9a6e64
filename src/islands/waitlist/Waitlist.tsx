import { useStore } from '@nanostores/react'
import { customerWords } from '~/content/customer-words'
import { feedPath } from '~/domain/catalog/feed-path'
import type { Product } from '~/domain/catalog/schema'
import { isBuyable } from '~/domain/catalog/stock'
import { formatDate } from '~/domain/dates'
import { bagsInWords } from '~/domain/orders/order-texts'
import { callLink, shownPhone } from '~/domain/phones'
import { textIn } from '~/domain/translations'
import type { Waiting } from '~/domain/waitlist/schema'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { pathIn } from '~/languages'
import { operatorMay } from '~/stores/account/own-role'
import { $products } from '~/stores/catalog/products'
import { showError, showToast } from '~/stores/toasts'
import { setInformed, waitlist } from '~/stores/waitlist/waitlist'
import list from '../ui/List.module.css'
import ListState from '../ui/ListState'
import Screen from '../ui/Screen'
import Table, { type Column } from '../ui/Table'
import styles from './Waitlist.module.css'

/** The buyers who wait for each feed. An island, because its list needs the session, is polled and changed. */
export default function Waitlist({ company }: { company: string }) {
  const { state, value: rows = [] } = useStore(waitlist.$known)
  const { value: products = [] } = useStore($products)
  const feeds = [...new Set(rows.map(({ productId }) => productId))]
  return (
    <Screen title="Waiting Buyers">
      <ListState
        state={state}
        many="waiting buyers"
        hasRows={rows.length > 0}
        hasMatches={rows.length > 0}
        isSearched={false}
        onRetry={() => void waitlist.refresh()}
        onClear={() => {}}
      />
      {feeds.map((feed) => (
        <Feed
          key={feed}
          waiting={rows.filter(({ productId }) => productId === feed)}
          product={products.find(({ id }) => id === feed)}
          company={company}
        />
      ))}
    </Screen>
  )
}

interface FeedProps {
  /** The buyers who wait for this feed, oldest first. */
  waiting: readonly Waiting[]
  product: Product | undefined
  company: string
}

function Feed({ waiting, product, company }: FeedProps) {
  const name = product?.name ?? waiting[0]?.productName ?? ''
  const isThere = product && isBuyable(product)
  const waits = waiting.length === 1 ? '1 waits' : `${waiting.length} wait`
  const columns: Column<Waiting>[] = [
    {
      heading: 'Phone',
      isRowHeading: true,
      className: styles.phone,
      cell: ({ phone }) => <a href={callLink(phone)}>{shownPhone(phone)}</a>,
    },
    { heading: 'Waits since', className: `${list.date} ${styles.date}`, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: styles.actions,
      cell: (row) => <Actions row={row} feed={name} product={product} company={company} />,
    },
  ]
  return (
    <section aria-label={name}>
      <div className={`row ${styles.head}`}>
        <h2>{name}</h2>
        <span className="badge" data-tone={isThere ? 'ok' : 'no'}>
          {isThere
            ? `Back in stock: ${bagsInWords(product.stockQuantity)}, ${waits}`
            : product?.isActive
              ? 'Out of stock'
              : 'Not for sale'}
        </span>
      </div>
      <Table columns={columns} rows={waiting} className={`${list.table} ${styles.table}`} />
    </section>
  )
}

interface ActionsProps {
  row: Waiting
  /** The English name of the feed. */
  feed: string
  product: Product | undefined
  company: string
}

/** Writes to a buyer in his language, or notes that he was told in another way. */
function Actions({ row, feed, product, company }: ActionsProps) {
  const { phone, language = 'en' } = row
  if (!operatorMay('change')) return null
  const shown = shownPhone(phone)
  const number = chatNumber(phone)
  const name = product ? textIn(language, product, 'name').text : feed
  const page = location.origin + pathIn(language, feedPath(product?.sku ?? ''))
  const press = () => void inform(row)
  return (
    <>
      {number && (
        <a
          className={product && isBuyable(product) ? 'button' : 'button outline'}
          href={chatLink(number, customerWords[language].customers.inStock(company, name, page))}
          target="_blank"
          rel="noreferrer"
          aria-label={`Tell ${shown} on WhatsApp`}
          onClick={press}
        >
          WhatsApp
        </a>
      )}
      <button type="button" className="outline" aria-label={`Told ${shown}`} onClick={press}>
        Told
      </button>
    </>
  )
}

/** Takes a buyer from the list, with a toast to undo it. */
async function inform({ id, phone, productName }: Waiting) {
  const shown = shownPhone(phone)
  try {
    await setInformed(id, true)
    showToast('Told', `${shown} waits no longer for ${productName}.`, { label: 'Undo', run: () => void takeBack(id, shown) })
  } catch {
    showError(`It could not be noted that ${shown} was told.`)
  }
}

async function takeBack(id: number, shown: string) {
  try {
    await setInformed(id, false)
    showToast('Waits again', `${shown} is in the list again.`)
  } catch {
    showError(`${shown} is still noted as told.`)
  }
}
