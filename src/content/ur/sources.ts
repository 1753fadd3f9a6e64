import type { sources as english } from '../en/sources'
import type { Shape } from '../shape'

export const sources: Shape<typeof english> = { ourRates: 'خوراک کی ہماری اپنی شرح، جو کیلکولیٹر میں ہے' }
