/** Subjects on the contact page. The operator's dashboard counts 'Product Inquiry'. */
export const INQUIRY_TYPES = [
  'Product Inquiry',
  'Bulk Order',
  'Custom Formulation',
  'Feeding Advice',
  'Delivery',
  'Complaint',
  'Other',
] as const

export type InquiryType = (typeof INQUIRY_TYPES)[number]
