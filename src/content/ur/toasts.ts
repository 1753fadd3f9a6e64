import type { toasts as english } from '../en/toasts'
import type { Shape } from '../shape'
import { asIs } from './isolated'

export const toasts: Shape<typeof english> = {
  label: (key: string) => `اطلاعات (${asIs(key)})`,
  reach: (action: string, key: string) => `${action}: اس اطلاع تک پہنچنے کے لیے ${asIs(key)} دبائیں`,
  dismiss: 'ہٹا دیں',
}
