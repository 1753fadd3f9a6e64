import { hashOf } from '~/api/auth/tokens'
import { addressOf, type SocialCard } from '~/components/structured-data'
import { messagesOf } from '~/content/load-messages'
import { typedFigure } from '~/content/localized-values'
import { pictureOf } from '~/domain/catalog/fallback-images'
import { feedPath } from '~/domain/catalog/feed-path'
import type { Category, Product } from '~/domain/catalog/schema'
import { versioned } from '~/domain/catalog/versioned'
import { formatRupees } from '~/domain/money'
import { textIn } from '~/domain/translations'
import { type Language, languages, pathIn } from '~/languages'

/** The size of a card that Facebook recommends; WhatsApp may show only the square in its middle. */
export const CARD = { width: 1200, height: 630 } as const

/** The texts and the picture of a feed's card in a chat. */
export interface FeedCard {
  /** Changes with everything that the card shows. */
  version: string
  name: string
  price: string
  /** The weight of a bag and the fish of the feed. */
  lines: readonly string[]
  category: Category
  picture: string
  direction: 'ltr' | 'rtl'
}

/** Raised when the drawing changes, so that chats fetch the cards anew. */
const DRAWING = 1

export function feedCard(language: Language, feed: Product): FeedCard {
  const { stages } = messagesOf(language)
  const shown = {
    name: textIn(language, feed, 'name').text,
    price: formatRupees(feed.price),
    lines: [typedFigure(language, feed.weight), stages.ofFish[feed.category]],
    category: feed.category,
    picture: pictureOf(feed),
    direction: languages[language].direction,
  }
  const version = hashOf(JSON.stringify([DRAWING, language, shown, versioned(shown.picture)])).slice(0, 16)
  return { ...shown, version }
}

/** What chats show of a feed's page: name and price, the card, and the card in words. */
export function socialCard(language: Language, feed: Product): SocialCard {
  const { version, name, price, lines } = feedCard(language, feed)
  const figures = [price, ...lines].join(' · ')
  return {
    title: [name, price].join(' · '),
    description: [figures, textIn(language, feed, 'description').text].join(' · '),
    picture: { url: addressOf(`${pathIn(language, feedPath(feed.sku))}/card.jpg?v=${version}`), ...CARD },
    alt: [messagesOf(language).product.bagOf(name), figures].join(' · '),
  }
}
