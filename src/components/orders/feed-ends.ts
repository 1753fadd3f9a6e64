import { indianDay } from '~/domain/dates'
import type { FeedEnd } from '~/islands/ponds/feed-ends'
import { languages } from '~/languages'
import { FEED_ENDS, keptValue } from '~/stores/kept-values'

// Loaded only on devices with a pond book.

/** Shows the feeds of the pond book that end soon above the orders, with links that order more. */
export function showFeedEnds(section: HTMLElement) {
  for (const shown of section.querySelectorAll('[data-feed-end]')) shown.remove()
  const today = indianDay(new Date())
  const ends: FeedEnd[] = JSON.parse(keptValue(FEED_ENDS) ?? '[]')
  for (const { language, says, order, href, from, endsOn } of ends.reverse()) {
    if (today < from || endsOn < today) continue
    const { tag, direction } = languages[language]
    const line = Object.assign(document.createElement('p'), { className: 'row', lang: tag, dir: direction })
    line.dataset['feedEnd'] = ''
    const link = Object.assign(document.createElement('a'), { className: 'button', href, textContent: order })
    line.append(`${says} `, link)
    section.prepend(line)
  }
}
