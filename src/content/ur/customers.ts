import type { customers as english } from '../en/customers'
import type { Shape } from '../shape'

export const customers: Shape<typeof english> = {
  order: (name, company, number) =>
    `السلام علیکم ${name}، یہ پیغام ${company} کی طرف سے آپ کے آرڈر نمبر ${number} کے بارے میں ہے:`,
  total: (rupees) => `کل رقم: ${rupees}`,
  meanings: {
    pending: 'آپ کا آرڈر ہمیں مل گیا ہے۔ ہم جلد اسے پکا کریں گے۔',
    confirmed: 'آپ کا آرڈر پکا ہو گیا ہے، اور ہم آپ کی خوراک پیک کر رہے ہیں۔',
    shipped: 'آپ کی خوراک روانہ ہو چکی ہے اور راستے میں ہے۔',
    delivered: 'آپ کی خوراک پہنچا دی گئی ہے۔ ہماری دعا ہے کہ آپ کی مچھلیاں خوب بڑھیں۔',
    cancelled: 'آپ کا آرڈر منسوخ کر دیا گیا ہے۔ اگر آپ نے یہ نہیں کہا تھا تو ہمیں لکھیں۔',
  },
  by: (day) => `ہم اسے ${day} تک پہنچا دیں گے۔`,
  page: (link: string) => `یہاں دیکھیں کہ آرڈر کہاں ہے اور رقم کیسے ادا کریں: ${link}`,
  message: (name, company) => `السلام علیکم ${name}، ${company} کے نام آپ کے پیغام کے بارے میں: `,
}
