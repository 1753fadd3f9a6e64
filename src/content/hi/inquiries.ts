import type { inquiries as english } from '../en/inquiries'
import type { Shape } from '../shape'

export const inquiries: Shape<typeof english> = {
  'Product Inquiry': 'चारे के बारे में',
  'Bulk Order': 'बड़ा ऑर्डर',
  'Custom Formulation': 'अपने फ़ॉर्मूले का चारा',
  'Feeding Advice': 'खिलाने की सलाह',
  Delivery: 'माल की डिलीवरी',
  Complaint: 'शिकायत',
  Other: 'कोई और बात',
}
