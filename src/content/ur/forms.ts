import type { forms as english } from '../en/forms'
import type { Shape } from '../shape'

export const forms: Shape<typeof english> = {
  optional: '(ضروری نہیں)',
  keepUntil: {
    signal: 'رکھ لیں، نیٹ ورک آنے پر بھیج دیں',
    shop: 'رکھ لیں، بعد میں بھیج دیں',
  },
  draft: {
    order: (when: string) => `آپ نے ${when} آرڈر لکھنا شروع کیا تھا۔`,
    message: (when: string) => `آپ نے ${when} پیغام لکھنا شروع کیا تھا۔`,
    today: (time: string) => `آج ${time}`,
    yesterday: (time: string) => `کل ${time}`,
  },
  retry: 'دوبارہ کوشش کریں',
  close: 'بند کریں',
}
