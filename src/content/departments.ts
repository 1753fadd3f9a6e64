import type { InquiryType } from '~/domain/contacts/contact-subjects'
import type { Words } from './words'

/** The departments in page order, with the contact subject that each link selects. */
export const departments: readonly { department: keyof Words['team']['departments']; subject: InquiryType }[] = [
  { department: 'sales', subject: 'Product Inquiry' },
  { department: 'nutrition', subject: 'Custom Formulation' },
  { department: 'advice', subject: 'Feeding Advice' },
  { department: 'dispatch', subject: 'Delivery' },
  { department: 'quality', subject: 'Complaint' },
]
