import type { copied as english } from '../en/copied'
import type { Shape } from '../shape'

export const copied: Shape<typeof english> = { done: 'کاپی ہو گیا', refused: 'آپ کا براؤزر یہاں کاپی نہیں کرنے دیتا۔' }
