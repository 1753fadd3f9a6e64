import type { bell as english } from '../en/bell'
import type { Shape } from '../shape'

export const bell: Shape<typeof english> = {
  title: 'اطلاعات',
  unread: (count: string) => `اطلاعات، ${count} نئی`,
  none: 'ابھی کوئی اطلاع نہیں۔',
  newest: (shown: string, all: string) => `${all} میں سے تازہ ${shown}۔`,
  markAll: 'سب پڑھ لیا',
  mark: 'پڑھ لیا',
  allFailed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  failed: 'یہ نہیں ہو سکا۔ دوبارہ کوشش کریں۔',
  placed: {
    title: 'آپ کا آرڈر ہمیں مل گیا',
    text: (what: string) => `${what}۔ آرڈر پکا کرنے کے لیے ہم آپ کو فون کریں گے۔`,
  },
}
