import type { InquiryType } from '~/schemas/contacts'

/** Subjects of a message, as a visitor reads them; the message carries its English name. */
export const inquiries: Record<InquiryType, string> = {
  'Product Inquiry': 'Product Inquiry',
  'Bulk Order': 'Bulk Order',
  'Custom Formulation': 'Custom Formulation',
  'Feeding Advice': 'Feeding Advice',
  Delivery: 'Delivery',
  Complaint: 'Complaint',
  Other: 'Other',
}
