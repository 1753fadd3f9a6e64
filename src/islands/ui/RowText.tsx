import { textIn } from '~/domain/translations'
import { useLanguage } from './language'

/** A localized field of a row. English is marked on a page in another language. */
export default function RowText<Field extends string>(of: { row: Parameters<typeof textIn<Field>>[1]; field: Field }) {
  const { text, marks } = textIn(useLanguage(), of.row, of.field)
  return marks.lang ? <span {...marks}>{text}</span> : text
}
