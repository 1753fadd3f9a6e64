import type { account as english } from '../en/account'
import type { Shape } from '../shape'

export const account: Shape<typeof english> = {
  reminder: (name, company) => `السلام علیکم ${name}، یہ پیغام ${company} کی طرف سے آپ کے کھاتے کے بارے میں ہے۔`,
  owedSince: (rupees, day) => `${rupees} کی ادائیگی ابھی باقی ہے، جس کا سب سے پرانا حصہ ${day} سے باقی ہے۔`,
  inAdvance: (rupees) => `آپ کے ${rupees} ہمارے پاس پیشگی جمع ہیں۔`,
  notBilled: (rupees) => `${rupees} کا مال بھیجا جا چکا ہے، اس کا بل ابھی نہیں بنا۔`,
  settled: 'آپ کے ذمے کچھ باقی نہیں ہے۔ شکریہ۔',
  payPlease: 'جب سہولت ہو ادا کر دیں اور ادائیگی کا حوالہ نمبر ہمیں بتا دیں۔ اگر آپ ادا کر چکے ہیں تو شکریہ۔',
  statement: 'کھاتے کی تفصیل',
  statementOf: (name, company) => `السلام علیکم ${name}، ${company} کے ساتھ آپ کا کھاتا یہ ہے:`,
  entry: (day, what, rupees) => `${day}: ${what}، ${rupees}`,
  kinds: {
    opening: 'پہلے کا بقایا',
    bill: 'بل',
    payment: 'رقم موصول ہوئی',
    refund: 'رقم واپس دی گئی',
    'credit-note': 'کریڈٹ نوٹ',
    adjustment: 'حساب کی درستی',
    reversal: 'اندراج واپس لیا گیا',
    unbilled: 'بھیجا گیا مال، بل ابھی نہیں بنا',
  },
  columns: { date: 'تاریخ', entry: 'اندراج', charged: 'واجب رقم', received: 'موصول رقم', balance: 'بقایا' },
}
