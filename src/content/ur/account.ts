import type { account as english } from '../en/account'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const account: Shape<typeof english> = {
  reminder: (name, company) => `السلام علیکم ${asIs(name)}، یہ پیغام ${asIs(company)} کی طرف سے آپ کے کھاتے کے بارے میں ہے۔`,
  owedSince: (rupees, day) => `آپ کی طرف ${asIs(rupees)} باقی ہیں، سب سے پرانی رقم ${day} سے۔`,
  inAdvance: (rupees) => `آپ کے ${asIs(rupees)} ہمارے پاس پیشگی جمع ہیں۔`,
  notBilled: (rupees) => `${asIs(rupees)} کا مال بھیجا جا چکا ہے، اس کا بل ابھی نہیں بنا۔`,
  settled: 'آپ کے ذمے کچھ باقی نہیں ہے۔ شکریہ۔',
  payPlease: 'جب سہولت ہو ادا کر دیں اور ادائیگی کا حوالہ نمبر ہمیں بتا دیں۔ اگر آپ ادا کر چکے ہیں تو شکریہ۔',
  statement: 'کھاتے کی تفصیل',
  statementOf: (name, company) => `السلام علیکم ${asIs(name)}، ${asIs(company)} کے ساتھ آپ کا کھاتہ یہ ہے:`,
  entry: (day, what, rupees) => `${day}: ${asIs(what)}، ${asIs(rupees)}`,
  kinds: {
    opening: 'پہلے کا بقایا',
    bill: 'بل',
    payment: 'رقم ملی',
    refund: 'رقم واپس دی گئی',
    'credit-note': 'کریڈٹ نوٹ',
    adjustment: 'حساب کی درستی',
    reversal: 'اندراج واپس لیا گیا',
    transfer: 'آرڈر کے ساتھ منتقل',
    unbilled: 'بھیجا گیا مال، بل ابھی نہیں بنا',
  },
  methods: { cash: 'نقد', upi: 'UPI', bank: 'بینک', cheque: 'چیک' },
  columns: { date: 'تاریخ', entry: 'اندراج', charged: 'واجب رقم', received: 'موصول رقم', balance: 'بقایا' },
}
