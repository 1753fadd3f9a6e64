import type { ordering as english } from '../en/ordering'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const ordering: Shape<typeof english> = {
  bags: ['بوری', 'بوریاں'],
  submitting: 'بھیجا جا رہا ہے…',
  failed: 'آرڈر بھیجا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  refused: 'یہ آرڈر منظور نہیں ہوا۔ ہمیں فون کریں۔',
  busy: 'ذرا ٹھہر کر دوبارہ کوشش کریں۔',
  otherFeed: 'ایک اور خوراک',
  noOther: 'کوئی اور خوراک نہیں',
  feedAt: (name: string, price: string) => `${asIs(name)}، ${asIs(price)} فی بوری`,
  bagsOfOther: 'اس خوراک کی بوریاں',
  less: 'ایک بوری کم',
  more: 'ایک بوری اور',
  takeOut: 'یہ خوراک نکال دیں',
  feedsAway: 'خوراکوں کی فہرست ابھی نہیں آ رہی۔ دوبارہ کوشش کریں۔',
  freeDelivery: 'ڈیلیوری مفت ہے۔',
  deliveryTo: (place: string, charge: string) => `${asIs(place)} تک ڈیلیوری: ${asIs(charge)}۔`,
}
