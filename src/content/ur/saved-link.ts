import type { savedLink as english } from '../en/saved-link'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const savedLink: Shape<typeof english> = {
  title: 'یہ لنک رکھ لیں',
  hint: 'اس سے پتا چلتا ہے کہ آرڈر کہاں تک پہنچا اور رقم کیسے ادا کریں۔ جس کے پاس یہ لنک ہو وہ یہ صفحہ دیکھ سکتا ہے، اس لیے یہ کسی اور کو نہ دیں۔',
  open: 'اپنے آرڈر کا صفحہ کھولیں',
  copy: 'لنک کاپی کریں',
  share: 'بھیجیں',
  whatsapp: 'خود کو بھیجیں',
  message: (number: string, link: string) => `میرا آرڈر نمبر ${asIs(number)}: ${link}`,
  all: 'میرے آرڈر',
}
