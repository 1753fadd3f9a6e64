import styles from './Selection.module.css'
import type { Selection } from './selection'
import type { Column } from './Table'

interface Options<Row> {
  selection: Selection<Row>
  /** What the rows are called. */
  many: string
  /** What one row is called, such as its number. */
  nameOf: (row: Row) => string
  className?: string | undefined
}

/** The column that selects rows; its head selects all of the page. The table around it has the styles of a selection. */
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
  /** A word beside the box on a phone. */
  word?: string
  isOn: boolean
  isMixed?: boolean
  onToggle: () => void
}

/** A box that selects a row, or all of the page. */
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
