import type { visitorForms as english } from '../en/visitor-forms'
import type { Shape } from '../shape'

export const visitorForms: Shape<typeof english> = {
  trap: 'इसे खाली छोड़ें',
  resume: 'आगे भरें',
  discard: 'हटा दें',
}
