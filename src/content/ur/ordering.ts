import type { ordering as english } from '../en/ordering'
import type { Shape } from '../shape'

export const ordering: Shape<typeof english> = {
  bags: ['بوری', 'بوریاں'],
  submitting: 'بھیجا جا رہا ہے…',
  failed: 'آرڈر بھیجا نہیں جا سکا۔ دوبارہ کوشش کریں۔',
  refused: 'یہ آرڈر منظور نہیں ہوا۔ ہمیں فون کریں۔',
  busy: 'ذرا ٹھہر کر دوبارہ کوشش کریں۔',
}
