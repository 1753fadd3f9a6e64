import styles from './Selection.module.css'
import type { Selection } from './selection'
import type { Column } from './Table'

interface Options<Row> {
  selection: Selection<Row>
  /** The name of the rows. */
  many: string
  /** The name of a row, such as its number. */
  nameOf: (row: Row) => string
  className?: string | undefined
}

/** The column of checkboxes; its heading selects the whole page. The table needs the styles of a selection. */
export const selectColumn = <Row,>({ selection, many, nameOf, className = '' }: Options<Row>): Column<Row> => ({
  heading: 'Select',
  className: `${styles.select} ${className}`,
  head: (
    <SelectBox
      label={`Select all ${many} of this page`}
      word="Select all"
      isOn={selection.shown === 'all'}
      isMixed={selection.shown === 'some'}
      onToggle={selection.toggleShown}
    />
  ),
  cell: (row) => <SelectBox label={`Select ${nameOf(row)}`} isOn={selection.has(row)} onToggle={() => selection.toggle(row)} />,
})

interface Props {
  label: string
  /** A word next to the checkbox on a phone. */
  word?: string
  isOn: boolean
  isMixed?: boolean
  onToggle: () => void
}

/** A checkbox that selects a row or the whole page. */
function SelectBox({ label, word, isOn, isMixed = false, onToggle }: Props) {
  return (
    <label className={styles.box}>
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={onToggle}
      />
      {word && <span aria-hidden="true">{word}</span>}
    </label>
  )
}
