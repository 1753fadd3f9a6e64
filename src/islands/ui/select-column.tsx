import { createContext, type ReactNode, use } from 'react'
import styles from './Selection.module.css'
import type { Selection } from './selection'
import type { Column } from './Table'

const SelectionContext = createContext<Selection<object> | undefined>(undefined)

interface SelectableProps<Row> {
  selection: Selection<Row>
  children: ReactNode
}

/** Gives a table's select column its selection. A selected row renders its checkbox again, and nothing else. */
export function Selectable<Row extends object>({ selection, children }: SelectableProps<Row>) {
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

interface Options<Row> {
  /** The name of the rows. */
  many: string
  /** The name of a row, such as its number. */
  nameOf: (row: Row) => string
  className?: string | undefined
}

/** The column of checkboxes; its heading selects the whole page. The table needs the styles of a selection. */
export const selectColumn = <Row extends object>({ many, nameOf, className = '' }: Options<Row>): Column<Row> => ({
  heading: 'Select',
  className: `${styles.select} ${className}`,
  head: <SelectShown label={`Select all ${many} of this page`} />,
  cell: (row) => <SelectRow label={`Select ${nameOf(row)}`} row={row} />,
})

function SelectShown({ label }: { label: string }) {
  const selection = use(SelectionContext)
  return (
    <SelectBox
      label={label}
      word="Select all"
      isOn={selection?.shown === 'all'}
      isMixed={selection?.shown === 'some'}
      onToggle={() => selection?.toggleShown()}
    />
  )
}

function SelectRow({ label, row }: { label: string; row: object }) {
  const selection = use(SelectionContext)
  return <SelectBox label={label} isOn={selection?.has(row) ?? false} onToggle={() => selection?.toggle(row)} />
}

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
