import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { bagsToOrder, endsSoon, type FeedLeft, feedKey } from '~/domain/ponds/bags'
import { dayAfter } from '~/domain/ponds/days'
import { type Language, pathIn } from '~/languages'
import { FEED_ENDS, forgetValue, keepValue } from '~/stores/kept-values'
import { $pondBook } from '~/stores/ponds/ponds'
import { useLanguage } from '../ui/language'
import { orderPath, useFeeds } from './feeds'
import { useFormat, usePondMessages } from './pond-messages'

/** A feed that ends, in the language of the book, with a link that orders more. */
export interface FeedEnd {
  language: Language
  says: string
  order: string
  href: string
  /** The days in India from which it is said, and on which the feed ends. */
  from: string
  endsOn: string
}

/** A feed that ends, with what is said of it today. */
interface EndingFeed extends FeedEnd {
  key: string
  saysToday: string
  isSoon: boolean
}

/** The feeds in stock whose end is known, with their orders; the earliest first. */
export function useFeedEnds(left: readonly FeedLeft[]): EndingFeed[] {
  const { store } = usePondMessages().today
  const { warnDays } = useStore($pondBook).settings
  const format = useFormat()
  const language = useLanguage()
  const { products } = useFeeds()
  return left
    .flatMap((each) => {
      const { feed, days, endsOn } = each
      if (days === undefined || endsOn === undefined) return []
      const name = format.figure(feed.name)
      const bags = bagsToOrder(each)
      const says = store.endsSoon(name, format.day(endsOn))
      return {
        key: feedKey(feed),
        language,
        says,
        saysToday: days > 0 ? says : store.endsToday(name),
        order: store.order(format.bags(bags)),
        href: pathIn(language, orderPath(feed, bags, products)),
        from: dayAfter(endsOn, -warnDays),
        endsOn,
        isSoon: endsSoon(each, warnDays),
      }
    })
    .sort((one, other) => (one.endsOn < other.endsOn ? -1 : 1))
}

/** The next notice: of the first feed that is not yet said in the book. */
export const nextNotice = (ends: readonly FeedEnd[], today: string) =>
  ends.flatMap(({ from, says, order, href }) => (from > today ? [{ day: from, title: says, body: order, url: href }] : []))[0]

/** Keeps the ends for My Orders. */
export function useKeptFeedEnds(ends: readonly EndingFeed[]) {
  const kept = JSON.stringify(
    ends.map(({ language, says, order, href, from, endsOn }) => ({ language, says, order, href, from, endsOn })),
  )
  useEffect(() => {
    if (kept === '[]') forgetValue(FEED_ENDS)
    else keepValue(FEED_ENDS, kept)
  }, [kept])
}
