import { openExample } from '~/stores/pond-files'
import { useMessages } from '../ui/language'
import styles from './Book.module.css'
import { useFeeds } from './feeds'
import { usePondMessages } from './words'

/** A book without ponds: the way to the first, or to an example. */
export default function EmptyBook({ onAdd }: { onAdd: () => void }) {
  const { addPond, empty, example } = usePondMessages().today
  const { stages } = useMessages()
  const { products } = useFeeds()
  const product = products.find(({ category }) => category === 'stock')
  const feed = product ? { name: product.name, sku: product.sku } : { name: stages.feeds.stock }
  return (
    <div className={styles.empty}>
      <img src="/pictures/trout-symbol.svg" alt="" width={120} height={45} />
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      <div className="actions">
        <button type="button" onClick={onAdd}>
          {addPond}
        </button>
        <button
          type="button"
          className="outline"
          onClick={() => void openExample({ name: example.name, treatment: example.treatment, feed })}
        >
          {empty.example}
        </button>
      </div>
    </div>
  )
}
