import { textIn } from '~/domain/translations'
import { useLanguage } from './language'

/** A field of a row in the language of the page; English is marked where the page speaks another. */
export default function RowText<Field extends string>(of: { row: Parameters<typeof textIn<Field>>[1]; field: Field }) {
  const { text, marks } = textIn(useLanguage(), of.row, of.field)
  return marks.lang ? <span {...marks}>{text}</span> : text
}
