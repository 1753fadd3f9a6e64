import type { MessageParams } from '../message-params'
import { dates } from './dates'
import { calling, copied, film, ordering, outbox, product, receipt, savedLink, sentences, shop } from './order-messages'
import { bell, forms, stockBadges, toasts } from './shared'
import { stages } from './stages'

/** The texts that scripts of any page write, in one file. It loads when the page is idle or with its first island. */
export const messages = (params: MessageParams) => ({
  bell,
  calling: calling(params),
  copied,
  dates,
  film,
  forms,
  ordering,
  outbox: outbox(params),
  product,
  /** The punctuation that code puts between two texts. */
  punctuation: { comma: ', ', stop: '. ' },
  receipt,
  savedLink,
  sentences,
  shop: shop(params),
  stages: stages(params),
  stockBadges,
  toasts,
})
