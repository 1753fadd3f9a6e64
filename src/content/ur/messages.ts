import type { messages as english } from '../en/messages'
import type { MessageParams } from '../message-params'
import type { Shape } from '../shape'
import { bell } from './bell'
import { calling } from './calling'
import { copied } from './copied'
import { dates } from './dates'
import { film } from './film'
import { forms } from './forms'
import { ordering } from './ordering'
import { outbox } from './outbox'
import { product } from './product'
import { punctuation } from './punctuation'
import { receipt } from './receipt'
import { savedLink } from './saved-link'
import { sentences } from './sentences'
import { shop } from './shop'
import { stages } from './stages'
import { stockBadges } from './stock-badges'
import { toasts } from './toasts'

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
  punctuation,
  receipt,
  savedLink,
  sentences,
  shop: shop(params),
  stages: stages(params),
  stockBadges,
  toasts,
})
