import type { receipt as english } from '../en/receipt'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const receipt: Shape<typeof english> = {
  placed: {
    shop: 'آپ کا آرڈر ہمیں مل گیا! اسے پکا کرنے کے لیے ہم جلد آپ سے رابطہ کریں گے۔',
    home: 'آپ کا آرڈر ہمیں مل گیا!',
  },
  title: 'آپ کا آرڈر',
  order: 'آرڈر',
  number: (id: string) => `نمبر ${asIs(id)}`,
  feed: 'خوراک',
  bags: 'بوریاں',
  bagsOf: (bags: string, weight: string) => `${bags}، ${asIs(weight)} کی`,
  total: 'کل رقم',
  delivery: 'ڈیلیوری',
  call: (phone: string, when: string) => `آرڈر پکا کرنے کے لیے ہم ${when} ${asIs(phone)} پر فون کریں گے۔`,
  ponds: 'ان بوریوں کا حساب تالاب کی ڈائری میں رکھیں',
}
