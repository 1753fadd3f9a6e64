import type { inquiries as english } from '../en/inquiries'
import type { Shape } from '../shape'

export const inquiries: Shape<typeof english> = {
  'Product Inquiry': 'خوراک کے بارے میں',
  'Bulk Order': 'بڑا آرڈر',
  'Custom Formulation': 'اپنے فارمولے کی خوراک',
  'Feeding Advice': 'کھلانے کا مشورہ',
  Delivery: 'ڈیلیوری',
  Complaint: 'شکایت',
  Other: 'کوئی اور بات',
}
