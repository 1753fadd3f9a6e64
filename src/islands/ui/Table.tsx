import { type HTMLAttributes, memo, type ReactNode } from 'react'
import styles from './Table.module.css'

/** A column of a table; `className` is for its heading and cells. */
export interface Column<Row> {
  heading: string
  /** Replaces the heading, for example by a select-all checkbox. */
  head?: ReactNode
  /** Whether only screen readers read the heading. */
  isHeadingHidden?: boolean
  /** Whether its cells are row headings. */
  isRowHeading?: boolean
  className?: string | undefined
  cell: (row: Row) => ReactNode
}

interface Props<Row> extends HTMLAttributes<HTMLDivElement> {
  /** Rows are rendered again only if they or the columns changed, so keep the columns of a long list. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
}

/** A table of an admin screen; the styles of `className` make each row a card on a phone. */
export default function Table<Row extends { id: number }>({ columns, rows, className, ...wrapper }: Props<Row>) {
  return (
    <div className={`card ${styles.table} ${className}`} {...wrapper}>
      <table>
        <thead>
          <tr>
            {columns.map(({ heading, head, isHeadingHidden, className }) => (
              <th key={heading} scope="col" className={`quiet ${className ?? ''}`}>
                {head ?? (isHeadingHidden ? <span className="visually-hidden">{heading}</span> : heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} columns={columns} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RowProps<Row> {
  columns: readonly Column<Row>[]
  row: Row
}

const TableRow = memo(function TableRow<Row extends { id: number }>({ columns, row }: RowProps<Row>) {
  return (
    <tr data-row={row.id}>
      {columns.map((column) => (
        <Cell key={column.heading} column={column} row={row} />
      ))}
    </tr>
  )
}) as <Row extends { id: number }>(props: RowProps<Row>) => ReactNode

function Cell<Row>({ column: { isRowHeading, className, cell }, row }: { column: Column<Row>; row: Row }) {
  if (!isRowHeading) return <td className={className}>{cell(row)}</td>
  return (
    <th scope="row" className={className}>
      {cell(row)}
    </th>
  )
}
