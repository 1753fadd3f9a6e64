import type {
  bell as bellInEnglish,
  forms as formsInEnglish,
  stockBadges as stockBadgesInEnglish,
  toasts as toastsInEnglish,
} from '../en/shared'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const bell: Shape<typeof bellInEnglish> = {
  title: 'اطلاعات',
  unread: (count: string) => `اطلاعات، ${count} نئی`,
  fetching: 'اطلاعات لائی جا رہی ہیں…',
  none: 'ابھی کوئی اطلاع نہیں۔',
  newest: (shown: string, all: string) => `${all} میں سے تازہ ${shown}۔`,
  markAll: 'سب پڑھ لیا',
  mark: 'پڑھ لیا',
  allFailed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  expected: (day: string) => `${day} کو پہنچنے کی امید ہے۔`,
  driver: 'ڈرائیور کو فون کریں',
  placed: {
    title: 'آپ کا آرڈر ہمیں مل گیا',
    text: (what: string) => `${what}۔ آرڈر پکا کرنے کے لیے ہم آپ کو فون کریں گے۔`,
  },
  further: {
    'cancel-asked': 'آپ نے آرڈر منسوخ کرنے کو کہا ہے',
    confirmed: 'آپ کا آرڈر پکا ہو گیا',
    shipped: 'آپ کا مال راستے میں ہے',
    delivered: 'آپ کا مال پہنچ گیا',
    cancelled: 'آپ کا آرڈر منسوخ ہو گیا',
  },
}

export const forms: Shape<typeof formsInEnglish> = {
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

export const stockBadges: Shape<typeof stockBadgesInEnglish> = {
  'Out of Stock': 'ختم ہو گئی',
  'Low Stock': 'تھوڑی بچی ہے',
  'In Stock': 'موجود ہے',
}

export const toasts: Shape<typeof toastsInEnglish> = {
  label: (key: string) => `اطلاعات (${asIs(key)})`,
  reach: (action: string, key: string) => `${action}: اس اطلاع تک پہنچنے کے لیے ${asIs(key)} دبائیں`,
  dismiss: 'ہٹا دیں',
}
