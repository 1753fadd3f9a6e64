import { useStore } from '@nanostores/react'
import { callLink } from '~/domain/phones'
import type { FeedLot } from '~/domain/ponds/feed-ledger'
import { $pondBook } from '~/stores/ponds/ponds'
import { useFormat, usePondMessages } from './pond-messages'

interface Props {
  lots: readonly (FeedLot & { lot: string })[]
  phone: string
}

/** A line for each lot of the book that the shop holds or has recalled: why, and what to do. */
export default function LotNotices({ lots, phone }: Props) {
  const words = usePondMessages().lots
  const format = useFormat()
  const { settings } = useStore($pondBook)
  return lots.map(({ lot, left, fed }) => {
    const { state, reason } = settings.lots?.[lot] ?? {}
    if (state === undefined || state === 'free') return null
    const number = format.figure(lot)
    return (
      <div key={lot} role="alert" className="notice">
        <p>
          <strong>{words.states[state](number)}</strong> {left > 0 && words.leftOfIt(format.kilograms(left / 1000))}{' '}
          {fed > 0 && state === 'recalled' && words.fedOfIt(format.kilograms(fed / 1000))}
        </p>
        {reason && <p dir="auto">{reason}</p>}
        <a className="button" href={callLink(phone)}>
          {words.call}
        </a>
      </div>
    )
  })
}
