import type { PageParams } from '../page-params'

/** The texts around each page: header, menu, footer and bottom bar. */
export const frame = ({ value, values, notFound }: PageParams) => ({
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  close: 'Close',
  social: { email: 'Email', phone: 'Phone' },
  quick: { label: 'Shop and contact', shop: 'Shop', call: 'Call', whatsapp: 'WhatsApp' },
  /** On a page that no native reader has checked. */
  unreviewed: { text: '', link: '' },
  footer: {
    quickLinks: 'Quick Links',
    resources: 'Resources',
    calculator: 'Feeding Calculator',
    specifications: 'Technical Specifications',
    quality: 'Quality Assurance',
    catalogue: 'Product Catalog',
    support: 'WhatsApp Support',
    contact: 'Contact',
    whatsapp: `WhatsApp ${value('whatsapp')}`,
    gst: `GST ${value('gst')}`,
    pan: `PAN ${value('pan')}`,
    rights: `© ${values.since} ${value('name')}. All rights reserved.`,
  },
  /** For the error and maintenance pages, which show all languages at once. */
  failed: 'The fault is on our side. Please try again in a moment, or write to us on WhatsApp.',
  closed: 'Our shop is closed for a short while. Please try again in a minute.',
  notFound: {
    title: `${notFound} Page Not Found`,
    text: 'Did you forget to add the page to the router?',
  },
  tooOften: {
    title: 'Too often just now',
    text: 'This page was opened or sent too often. Please wait a moment and try again.',
    later: 'The last digits of a phone were typed wrongly too often. Please try again tomorrow, or call us.',
    back: 'Back keeps what you have typed.',
  },
})
