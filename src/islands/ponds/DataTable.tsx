import type { ReactNode } from 'react'
import styles from './Chart.module.css'

interface Props {
  label: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
}

/** A table with horizontal scrolling, also by keyboard. Its rows and columns never change order. */
export default function DataTable({ label, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys.
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <tr key={index}>
              <th scope="row">{first}</th>
              {cells.map((cell, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
