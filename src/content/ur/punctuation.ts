import type { punctuation as english } from '../en/punctuation'
import type { Shape } from '../shape'

export const punctuation: Shape<typeof english> = { comma: '، ', stop: '۔ ' }
