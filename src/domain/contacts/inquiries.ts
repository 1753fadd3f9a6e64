import { LANGUAGES, type Language } from '~/languages'
import { INQUIRY_TYPES, type InquiryType } from './contact-subjects'

/** The localized subjects of the contact form. */
export const INQUIRIES: Record<Language, Record<InquiryType, string>> = {
  en: {
    'Product Inquiry': 'Product Inquiry',
    'Bulk Order': 'Bulk Order',
    'Custom Formulation': 'Custom Formulation',
    'Feeding Advice': 'Feeding Advice',
    Delivery: 'Delivery',
    Complaint: 'Complaint',
    Other: 'Other',
  },
  ur: {
    'Product Inquiry': 'خوراک کے بارے میں',
    'Bulk Order': 'بڑا آرڈر',
    'Custom Formulation': 'اپنے فارمولے کی خوراک',
    'Feeding Advice': 'کھلانے کا مشورہ',
    Delivery: 'ڈیلیوری',
    Complaint: 'شکایت',
    Other: 'کوئی اور بات',
  },
  hi: {
    'Product Inquiry': 'चारे के बारे में',
    'Bulk Order': 'बड़ा ऑर्डर',
    'Custom Formulation': 'अपने फ़ॉर्मूले का चारा',
    'Feeding Advice': 'खिलाने की सलाह',
    Delivery: 'माल की डिलीवरी',
    Complaint: 'शिकायत',
    Other: 'कोई और बात',
  },
}

/** The English subject of a localized one, for statistics; other subjects stay as typed. */
export const storedSubject = (language: Language, subject: string): string =>
  INQUIRY_TYPES.find((type) => INQUIRIES[language][type] === subject) ?? subject

/** Whether a subject in any language is that of a complaint. */
export const isComplaintSubject = (subject: string): boolean =>
  LANGUAGES.some((language) => INQUIRIES[language].Complaint === subject.trim())
