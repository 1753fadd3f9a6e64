import type { toasts as english } from '../en/toasts'
import type { Shape } from '../shape'

export const toasts: Shape<typeof english> = {
  label: (key: string) => `सूचनाएँ (${key})`,
  reach: (action: string, key: string) => `${action}: इस सूचना तक जाने के लिए ${key} दबाएँ`,
  dismiss: 'हटाएँ',
}
