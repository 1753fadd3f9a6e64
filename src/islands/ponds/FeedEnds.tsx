import styles from './FeedStore.module.css'
import type { useFeedEnds } from './feed-ends'

/** A line for each feed that ends soon, with a link to order more. */
export default function FeedEnds({ ends }: { ends: ReturnType<typeof useFeedEnds> }) {
  return ends
    .filter(({ isSoon }) => isSoon)
    .map(({ key, saysToday, order, href }) => (
      <p key={key} className={`row ${styles.ending}`} role="status">
        {saysToday}{' '}
        <a className="button" href={href}>
          {order}
        </a>
      </p>
    ))
}
