import type { quotationPage as english } from '../en/quotation'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const quotationPage: Shape<typeof english> = {
  title: (number) => `کوٹیشن ${asIs(number)}`,
  pageTitle: 'آپ کی کوٹیشن',
  says: {
    open: (day) => `یہ قیمتیں ${day} تک ہیں۔`,
    expired: (day) => `یہ قیمتیں ${day} تک تھیں۔ یہ کوٹیشن اب منظور نہیں ہو سکتی؛ ہم سے نئی مانگیں۔`,
    accepted: 'آپ نے یہ کوٹیشن منظور کر لی ہے۔ اب یہ آپ کا آرڈر ہے۔',
    withdrawn: 'ہم نے یہ کوٹیشن واپس لے لی ہے۔ ہمیں فون کریں۔',
  },
  states: { open: 'آپ کے جواب کا انتظار', expired: 'وقت ختم', accepted: 'منظور', withdrawn: 'واپس لی گئی' },
  goods: 'ہم کیا دے رہے ہیں',
  each: (price) => `${price} فی بوری`,

  accept: {
    title: 'منظور کریں',
    lead: 'اس سے آپ یہ خوراک انہی قیمتوں پر آرڈر کرتے ہیں۔ ڈیلیوری کے لیے ہم آپ کو فون کریں گے۔',
    address: 'مال کہاں پہنچانا ہے؟',
    send: 'منظور ہے، آرڈر کریں',
  },
  answer: {
    title: 'کچھ پوچھیں یا بدلوائیں',
    text: 'کیا بدلنا ہے؟',
    send: 'ہمیں بھیجیں',
    thanks: 'شکریہ۔ آپ کا پیغام ہمیں مل گیا ہے، ہم آپ کو فون کریں گے۔',
    enough: 'آپ کئی بار لکھ چکے ہیں۔ ہمیں فون کریں۔',
  },
  whole: {
    lead: 'یہ لنک جس کے پاس ہو، اسے ان کا صرف کچھ حصہ نظر آتا ہے۔ آپ کے فون نمبر کے آخری ہندسوں سے پورا صفحہ اسی براؤزر میں ایک گھنٹے کے لیے کھل جاتا ہے۔',
    wrong: 'یہ اس کوٹیشن کے فون نمبر کے آخری ہندسے نہیں ہیں۔',
  },
  order: 'اپنا آرڈر دیکھیں',
  about: (number) => `کوٹیشن ${asIs(number)} کے بارے میں`,
}
