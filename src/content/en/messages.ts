import type { MessageParams } from '../message-params'
import { dates } from './dates'
import { calling, copied, film, ordering, outbox, product, receipt, savedLink, sentences, shop } from './order-messages'
import { bell, forms, stockBadges, toasts } from './shared'
import { stages } from './stages'

/** The words that scripts of any page write: one file, which comes when the page is idle, or with its first island. */
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
  /** What stands between two texts that code puts together. */
  punctuation: { comma: ', ', stop: '. ' },
  receipt,
  savedLink,
  sentences,
  shop: shop(params),
  stages: stages(params),
  stockBadges,
  toasts,
})
