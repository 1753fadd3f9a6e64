import type { Product } from '~/domain/catalog/schema'
import { inWords, said } from '~/domain/sentences'
import { textIn } from '~/domain/translations'
import type { Language } from '~/languages'
import type { Messages } from './load-messages'

/** The message about unavailable feeds of an order link: sold-out feeds, and SKUs not for sale. */
export const lackingFeeds = (
  language: Language,
  lacking: readonly (Pick<Product, 'name' | 'translations'> | string)[],
  { ordering, sentences }: Pick<Messages, 'ordering' | 'sentences'>,
): string =>
  lacking
    .map((feed) =>
      typeof feed === 'string'
        ? ordering.dead.gone(feed)
        : inWords(said('sold-out', { name: textIn(language, feed, 'name').text }), sentences),
    )
    .join(' ')
