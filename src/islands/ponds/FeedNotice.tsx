import { useEffect, useState } from 'react'
import { feedNoticeState, stopFeedNotice, turnFeedNoticeOn, updateFeedNotice } from '~/stores/ponds/feed-notice'
import type { nextNotice } from './feed-ends'
import { usePondMessages } from './pond-messages'

/** The button that asks for a notice before the feed ends, and the one that stops it. Nothing in browsers without notices. */
export default function FeedNotice({ next }: { next: ReturnType<typeof nextNotice> }) {
  const { notice } = usePondMessages().today.store
  const [state, setState] = useState(feedNoticeState)
  const [isBusy, setIsBusy] = useState(false)
  const [isFailed, setIsFailed] = useState(false)
  const wanted = JSON.stringify(next)
  useEffect(() => {
    // Without a signal the next opening of the book does it.
    void updateFeedNotice(wanted && JSON.parse(wanted)).catch(() => {})
  }, [wanted])
  if (state === 'unsupported' || (state !== 'on' && !next)) return null
  if (state === 'denied') return <p>{notice.denied}</p>

  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setIsBusy(true)
    setIsFailed(
      await work().then(
        () => false,
        () => true,
      ),
    )
    setState(feedNoticeState())
    setIsBusy(false)
  }

  return (
    <div>
      <p role="status">{isFailed ? notice.failed : notice[state]}</p>
      {state === 'on' ? (
        <button type="button" className="outline" aria-busy={isBusy} onClick={() => void run(stopFeedNotice)}>
          {notice.stop}
        </button>
      ) : (
        <button type="button" className="outline" aria-busy={isBusy} onClick={() => void run(() => turnFeedNoticeOn(next))}>
          {notice.ask}
        </button>
      )}
    </div>
  )
}
