import type { customers as english } from '../en/customers'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const customers: Shape<typeof english> = {
  order: (name, company, number) =>
    `السلام علیکم ${asIs(name)}، یہ پیغام ${asIs(company)} کی طرف سے آپ کے آرڈر نمبر ${number} کے بارے میں ہے:`,
  total: (rupees) => `کل رقم: ${rupees}`,
  meanings: {
    pending: 'آپ کا آرڈر ہمیں مل گیا ہے۔ ہم جلد اسے پکا کریں گے۔',
    confirmed: 'آپ کا آرڈر پکا ہو گیا ہے، اور ہم آپ کا مال پیک کر رہے ہیں۔',
    shipped: 'آپ کا مال روانہ ہو چکا ہے اور راستے میں ہے۔',
    delivered: 'آپ کا مال پہنچا دیا گیا ہے۔ ہماری دعا ہے کہ آپ کی مچھلیاں خوب بڑھیں۔',
    cancelled: 'آپ کا آرڈر منسوخ کر دیا گیا ہے۔ اگر آپ نے یہ نہیں کہا تھا تو ہمیں لکھیں۔',
  },
  by: (day) => `ہم اسے ${day} تک پہنچا دیں گے۔`,
  page: (link: string) => `یہاں دیکھیں کہ آرڈر کہاں تک پہنچا اور کتنی رقم باقی ہے: ${link}`,
  quotation: (name, company, number) =>
    `السلام علیکم ${asIs(name)}، یہ ${asIs(company)} کی طرف سے آپ کی کوٹیشن ${asIs(number)} ہے۔`,
  quotationPage: (day, link) => `یہ ${day} تک ہے۔ اسے یہاں پڑھیں اور منظور کریں: ${link}`,
  inStock: (company, feed, link) =>
    `السلام علیکم، ${asIs(company)} سے۔ آپ نے بتانے کو کہا تھا: ${asIs(feed)} پھر آ گئی ہے۔ یہاں سے آرڈر کریں: ${link}`,
  message: (name, company) => `السلام علیکم ${asIs(name)}، ${asIs(company)} کے نام آپ کے پیغام کے بارے میں: `,
  recall: (name, company, lot) =>
    `السلام علیکم ${asIs(name)}، یہ پیغام ${asIs(company)} کی طرف سے ہے۔ لاٹ ${asIs(lot)} کی جو خوراک آپ نے ہم سے لی ہے، ہم اسے واپس لے رہے ہیں۔ اسے نہ کھلائیں، بوریاں رکھیں اور ہمیں فون کریں۔`,
  aboutLot: (name, company, lot) =>
    `السلام علیکم ${asIs(name)}، یہ پیغام ${asIs(company)} کی طرف سے لاٹ ${asIs(lot)} کی خوراک کے بارے میں ہے جو آپ نے ہم سے لی ہے۔`,
  lotOrder: (number, bags) => `آرڈر نمبر ${asIs(number)}، بوریاں: ${asIs(bags)}۔`,
  lotPage: (link) => `اس لاٹ کی ساری بات: ${link}`,
}
