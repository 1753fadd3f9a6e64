import type { visitorForms as english } from '../en/visitor-forms'
import type { Shape } from '../shape'

export const visitorForms: Shape<typeof english> = {
  trap: 'اسے خالی چھوڑیں',
  resume: 'وہی آگے لکھیں',
  discard: 'مٹا دیں',
}
