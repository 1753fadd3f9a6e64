import type { order as english } from '../en/order'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const order: Shape<typeof english> = {
  title: 'آرڈر',
  quantity: 'کتنی بوریاں',
  less: 'ایک بوری کم',
  more: 'ایک بوری اور',
  bagsOf: { before: 'ہر بوری ', after: ' کی۔' },
  total: 'کل رقم',
  forFish: { before: '', after: ' وزن کی مچھلی کے لیے' },
  aBag: 'فی بوری',
  inStock: 'موجود',
  phone: 'فون',
  name: 'پورا نام',
  address: 'مال کہاں پہنچائیں',
  district: 'ضلع',
  email: 'ای میل',
  message: 'پیغام',
  noPayment: 'ابھی پیسے نہیں دینے: آرڈر اور پہنچانے کا دن پکا کرنے کے لیے ہم آپ کو فون کریں گے۔',
  submit: 'آرڈر بھیجیں',
  recount: 'رقم کا حساب پھر لگائیں',
  another: 'ایک اور خوراک شامل کریں',
  dead: {
    text: (sku: string) => `یہ لنک ${asIs(sku)} کے آرڈر کا ہے، جو ابھی نہیں بک رہی۔ دیکھیں`,
    link: 'دکان میں کیا ہے',
    end: '۔',
  },
  receipt: {
    weCall: (when: string, phone: string) => `ہم ${when} آپ کو فون کریں گے۔ کچھ ٹھیک نہ ہو تو ہمیں ${asIs(phone)} پر فون کریں۔`,
    ok: 'ٹھیک ہے',
    save: 'واٹس ایپ پر رکھ لیں',
    copyReceipt: 'رسید کاپی کریں',
    callUs: 'ہمیں فون کریں',
  },
}
