import type { ordersPage as english } from '../en/orders-page'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const ordersPage: Shape<typeof english> = {
  introduction: {
    title: 'میرے آرڈر',
    text: 'اس فون سے دیے گئے آرڈر۔ ہر ایک اپنا صفحہ کھولتا ہے: آرڈر کہاں تک پہنچا اور کتنی رقم باقی ہے۔ یہ فہرست صرف اسی فون میں رہتی ہے۔',
  },
  empty: 'اس فون میں کوئی آرڈر محفوظ نہیں ہے۔ یہاں سے دیا ہوا آرڈر اس فہرست میں آئے گا۔',
  denied: 'یہ براؤزر اس سائٹ کے لیے کچھ محفوظ نہیں رکھتا۔ ہر آرڈر کا لنک کہیں اور رکھ لیں، جیسے واٹس ایپ میں۔',
  forget: 'فہرست سے نکالیں',
  forgetOrder: (number: string) => `آرڈر نمبر ${asIs(number)} فہرست سے نکالیں`,
  sure: 'واقعی نکال دیں؟',
  forgetAll: 'سب نکال دیں',
  sureAll: 'واقعی سب نکال دیں؟',
  note: 'یہاں سے نکالنے پر آرڈر منسوخ نہیں ہوتا، مگر اس کا لنک اس فون سے چلا جاتا ہے۔',
  unscripted: 'یہ فہرست آپ کا براؤزر رکھتا ہے، اور اسے جاوا اسکرپٹ چاہیے۔ یا وہ لنک کھولیں جو آپ نے آرڈر کے وقت رکھا تھا۔',
}
