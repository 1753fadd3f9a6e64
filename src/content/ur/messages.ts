import type { messages as english } from '../en/messages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'
import { dates } from './dates'
import { calling, copied, film, ordering, outbox, product, receipt, savedLink, sentences, shop } from './order-messages'
import { bell, forms, stockBadges, toasts } from './shared'
import { stages } from './stages'

export const messages = (params: MessageParams): Shape<ReturnType<typeof english>> => ({
  bell,
  calling: calling(params),
  copied,
  dates,
  film,
  forms,
  ordering,
  outbox: outbox(params),
  product,
  punctuation: { comma: '، ', stop: '۔ ' },
  receipt,
  savedLink,
  sentences,
  shop: shop(params),
  stages: stages(params),
  stockBadges,
  toasts,
})
